# Når en kamp er over: kortet med resultatet.

after-title = Resultat
after-grade-best = Verdensmester
after-grade-worldClass = Verdensklasse
after-grade-expert = Ekspert
after-grade-advanced = Viderekommen
after-grade-intermediate = Middels
after-grade-casual = Hobbyspiller
after-grade-beginner = Nybegynner
after-grade-distracted = Distré
after-pr = PR
after-prHint = Performance rating: 500 ganger equityen som i snitt går tapt i en avgjørelse. Lavere er bedre.
after-luck = Hell { $n }
after-luckHint = Poeng vunnet på terninger som var bedre enn gjennomsnittet
after-analysing = Kampen blir analysert
after-progress = { $done } av { $total } avgjørelser
after-none = Det finnes ingen analyse av denne kampen.
after-deeper = Dette var en rask vurdering. Den fulle analysen kommer av seg selv.
after-worst = Disse kostet mest
after-flawless = Ingen avgjørelser her kostet deg mye.
after-where = Parti { $game }, trekk { $turn }
after-best = best: { $best }
after-retry = Prøv igjen på brettet
after-diceChecked = Terninger kontrollert: { $n } av { $of }
after-diceWrong = Terningene stemmer ikke: se hvorfor
after-diceDoubt = Terninger kontrollert, med merknader
after-review = Gå gjennom
