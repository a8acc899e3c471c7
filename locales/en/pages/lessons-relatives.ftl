# The course `relatives`: lessons/relatives/ names the steps, docs/lessons.md the ids.

course-relatives-title = Relatives
course-relatives-lead = The other games on this board: what is different in each of them, and one plan to begin with.

lesson-portes-title = Portes
lesson-portes-lead = The first game of Tavli: made points are doors, and nothing counts three.

step-portes-triple-title = Never three
step-portes-triple-task = All your checkers are off. Your opponent has taken off none and even has one on the bar. Portes counts 1 for a plain win and 2 at most. How many points did you win?
step-portes-triple-yes = Two. Greek players call it a double game, and there is no cube to raise it.
step-portes-triple-no = Not a single dark checker is off.
step-portes-triple-hint = The win is more than plain, and 2 is the most there is.
step-portes-triple-three = In backgammon it would be 3. Portes stops at 2.

step-portes-first-title = A double to begin with
step-portes-first-task = Whoever throws the higher die begins, but then rolls both dice anew. So you can even begin with a double. You have 1-1: make points 7 and 5.
step-portes-first-yes = Two new points beside your stacks. In backgammon nobody can begin like this.
step-portes-first-no = Both 7 and 5 need two checkers.
step-portes-first-hint = Each pair takes a single step, and two of your stacks are right next to these points.

step-portes-doors-title = One door more
step-portes-doors-task = Portes means doors: points that you hold and close. You hold 4, 5, 6 and 8, and two dark checkers on 1 still have to get past. You rolled 2 and 1: close the gap.
step-portes-doors-yes = Doors on 7, 6, 5 and 4, and one on 2. From 1 the dark checkers can play nothing but a 2.
step-portes-doors-no = Between 8 and 6 there is still a gap.
step-portes-doors-hint = Which point is missing between 8 and 6, and who is near?

step-portes-on-title = In and on
step-portes-on-task = You are on the bar and rolled 6 and 2. Several dark checkers stand alone. Enter, and hit one of them.
step-portes-on-yes = In and hit with one and the same checker. Five of your home points are doors, so the dark checker needs a 2 to come in.
step-portes-on-no = Nobody was hit, and such a chance does not come twice.
step-portes-on-hint = One checker may use both numbers, one after the other. Where does it end?
