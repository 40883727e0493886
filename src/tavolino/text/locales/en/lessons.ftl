### Lessons: what to do in each step, and what is said when it is done.

lesson-wrong = That’s a legal move, but not this step’s task. Try again.
lesson-you = You
