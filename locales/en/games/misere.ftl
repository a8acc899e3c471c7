# The rules and the lesson of the game `misere`.

also-1 = Backgammon to lose
intro = Backgammon to lose: the first to bear off all checkers has lost. All rules about what you must play apply, and you win by forcing the opponent to bear off.
setup = As in backgammon: two on 24, five on 13, three on 8, five on 6.
direction = You and the opponent move towards each other: your 24-point is the opponent’s 1-point. You count your points from 24 down to 1 as you move.
aim = Do not bear off all your checkers before the opponent does: whoever finishes first loses.
lone = A checker alone on a point can be hit. It goes to the bar. Before its side moves anything else, it must enter in the opponent’s home board, on the point 25 minus the die. Two or more checkers close their point.
special-1 = Everything that can be played must be played, hits and bearing off included.
special-2 = The game is a draw when both sides have rolled 500 times.
special-3 = Each die is one move; a double is played four times. You must play as many dice as possible. If you can play either of two dice but not both, play the higher.
grades = Whoever bears off all checkers first loses 1 point.
options-1 = The draw may come after another number of rolls than 500.

# Below the pictures.

pictures-1-caption = 6-5 forces 6/off and the hit 6/1*, unwelcome as both are.

# The lesson: what is to be done, and what is said when it is done and when it is not.

lesson-1-title = No way out
lesson-1-task = You would rather not bear off, nor hit. You must.
lesson-1-yes = As many dice as possible, whether you like it or not.

lesson-2-title = Stay behind
lesson-2-task = Keep your rearmost checkers where they are: play this roll without moving from 24.
lesson-2-yes = The slower side wins.
lesson-2-no = Move from 13 and from 6.

lesson-3-title = Get hit
lesson-3-task = Leave a lone checker right before the opponent: being sent back is good for you. Put one on 7, where both opposing back checkers aim.
lesson-3-yes = An invitation.
lesson-3-no = Play the 6 from 13.
