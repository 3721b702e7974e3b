import type { SignUnits } from "../../section-unit.ts";

export const enfp: SignUnits = {
  Aries: {
    stances: { novelty: "new", pace: "haste" },
    lines: [
      [
        "paragraph",
        "An empty storefront, a folding table, and an opening on Monday: hand you that and you’ll be whistling. You’re made for the first hundred days of things. Political field directors live in them, and so do restaurant openers, disaster-relief team leaders, youth sports directors, founders, and the marketing lead for a product nobody’s heard of. You want a deadline, a gang, and a boss who’d sooner hear about it afterward. Approval in four stages takes the heart out of you before lunch.",
      ],
      [
        "paragraph",
        "New hires do impossible things around you because nobody’s told them otherwise. You learn their names on day one and hand them something real by day two, and they find out what they’re good at.",
      ],
      [
        "paragraph",
        "Trouble comes on day one hundred and one. The thing runs, so you wander off to the next, and someone patient inherits a drawer of receipts and six verbal agreements. She’ll put up with it twice. Bring her in at the start, with a title and a say, and tell her: “I open and you run it. Stop me whenever I promise something you’d have to keep.” Then let yourself be stopped.",
      ],
      [
        "paragraph",
        "The second thing is your temper in meetings, which comes fast, on behalf of something good, and costs more than you think, since you’ve forgotten it by noon and they haven’t. Go back the same day and repeat the point quietly. As for pay, routine raises reward whoever stays, so negotiate a fee or a share for the opening itself. And if you work for yourself, which suits you well, budget for the dull year that follows the thrilling one. In March you’ll be glad you did.",
      ],
    ],
    ask: "What did you start that someone else is still keeping alive, and what have you said to them about it?",
  },
  Taurus: {
    stances: { thrift: "spend", novelty: "both" },
    lines: [
      [
        "paragraph",
        "A room that was merely a room before you got to it is your finest product. People come in stiff, and there’s good light, something to taste or hold, and someone who wants to hear about their week. Innkeepers do this for a living, and so do garden designers, music therapists, preschool directors, tasting-room managers, cookbook editors, and the fundraiser for a land trust who simply walks the donor down to the creek. Give you real material, real people, and a pace that allows for conversation. A windowless floor and a daily dashboard would finish you by summer.",
      ],
      [
        "paragraph",
        "Coworkers bring you their discouragement because you have time for it, and you’re the rare enthusiast who’s still there the year after. What you need from a boss is change inside steadiness: the same building, and a new corner of it to invent every spring.",
      ],
      [
        "paragraph",
        "Where you lose years is in a comfortable job that you finished learning long ago. The pay’s decent, the people are dear, there’s a good place for lunch, and your real self comes out only on weekends. You needn’t resign. Ask for the unfamiliar piece by name: “I love it here, and I’m going stale. I’d like to run the summer program, starting small.” If two springs go by and the answer’s still later, that’s the answer.",
      ],
      [
        "paragraph",
        "Money leaves you in lovely ways, and mostly in company. Have a fixed part moved, the day you’re paid, into something solid that you can picture, an orchard fund, a shop fund, because you’ll never save for safety but you’ll save for a place. Nobody runs a small inn better than a person who wanted to be the guest.",
      ],
    ],
    ask: "When did you last learn something at work that you couldn’t already do, and who saw you learn it?",
  },
  Gemini: {
    stances: { focus: "many", company: "company" },
    lines: [
      [
        "paragraph",
        "Finding out, and then telling: you’d do it for free, and too often you have. As a radio reporter, a court interpreter, a museum educator, a language teacher, a user researcher, a tour company’s best guide, or the science writer who calls up the shy expert and gets two hours out of her, you’re paid to be as curious as you are anyway. Mornings with strangers and afternoons with a blank page are a good mixture for you. One subject, one screen, and one colleague who says hello with his eyebrows would be a slow death.",
      ],
      [
        "paragraph",
        "Teams are quicker with you in them, because you’re the one who’s noticed that the people downstairs are solving the same problem. Beginners love being taught by you. You still remember not knowing, and you make it sound like the fun part.",
      ],
      [
        "paragraph",
        "The thing that goes wrong is that telling it feels like doing it. You describe the project at lunch, everyone’s delighted, and the pleasure you’d have had from finishing has been eaten with the sandwiches. So keep the next one to yourself until there’s a page of it. If someone wants to know, say, “I’ll show you on the tenth,” and you’ll have given yourself a deadline made of somebody’s face, the only kind you’ve ever respected.",
      ],
      [
        "paragraph",
        "Then there are the free coffees. People pick your brain, leave with a plan, and get paid for it by someone else; you enjoyed yourself so much that it never looked like work. The first half hour can stay a gift. After that, name the rate for the next one. You can still be delightful at that price, and they’ll write down what you say.",
      ],
    ],
    ask: "Which idea of yours have you told to everyone, and how much of it exists on paper?",
  },
  Cancer: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "The first day is the hard one, and you’re the one who ought to be there for it. A midwife has that post, and so have the refugee-resettlement coordinator, the pediatric nurse, the dean of first-year students, the adoption caseworker, the kindergarten teacher, and the person in human resources whose new people actually stay. You light up at a scared face that’s pretending it isn’t. Pure paperwork starves you, and so does a place where lunch is eaten at the screen.",
      ],
      [
        "paragraph",
        "With you in it, a department turns into something people miss when they’ve left. You invent the custom, the song, the ridiculous trophy. A manager gets a great deal out of you with a word of thanks, as long as it’s for something she really saw.",
      ],
      [
        "paragraph",
        "When she criticizes one report, you hear that you’re no longer wanted, and for three days you’re either very quiet or very funny. She only meant page two. Ask the question you’re stuck on, there and then: “I’d like to check the size of this. Is it the page, or is it more than that?” Nearly every time it’s the page.",
      ],
      [
        "paragraph",
        "And you carry everyone home. By Thursday you’ve got a client’s custody case and a coworker’s mother on the ride home with you, and there’s no room for your own ideas. Write the names down before you leave the building and shut the notebook in your desk. They’ll keep. When it comes to pay, show how many stayed because of you and what it costs to replace one; it’s a large number, and it’s gone uncounted because you did it so warmly. Kindness can be put on an invoice and still be kind.",
      ],
    ],
    ask: "Whose troubles did you bring home this week, and what idea of yours had to wait for them?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Give you something alive and a crowd that hasn’t heard of it. That’s the job, whatever is on the door: theater director, drama teacher, talent agent, creative director at an agency, city tourism chief, the radio host people drive to work with, the coach who trains engineers to speak in public. What wakes you up is a person with more in them than they show. Work whose results disappear into a report, unsigned, puts out the lights by Wednesday.",
      ],
      [
        "paragraph",
        "Under you, people are braver than they’d planned to be. You say in front of the client who had the idea, and you’ll lose a whole evening to somebody’s stage fright.",
      ],
      [
        "paragraph",
        "A flat response undoes you out of all proportion. Everybody loves the pitch but one man who looks at his watch, and you rewrite it that night for the man with the watch, until what the rest loved is gone. He had a train to catch. Wait two days, and put one question to a critic you respect: “What would you keep?” Mend only what still bothers you after that.",
      ],
      [
        "paragraph",
        "The other thing goes wrong quietly. The bright beginning is yours, so is the opening night, and in between there are six gray weeks that you leave to whoever’s most loyal. They’d follow you anywhere, so they don’t say they’re exhausted. Show up on the dullest Tuesday and carry boxes; no speech you make will do as much for them. As to recognition, you’ll accept a lovely title in place of a raise, so ask for the figure in writing before anyone begins to praise you. A company of your own would suit you, provided someone sober signs the checks.",
      ],
    ],
    ask: "Who carried the gray weeks of the last thing you were applauded for?",
  },
  Virgo: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You’re the rare person who can love an idea and then notice that the door opens the wrong way. It makes you valuable wherever something has to work for a living human being: as an occupational therapist, a curriculum designer, a patient advocate, a developmental editor, a dietitian, a service designer, or the trade instructor whose apprentices pass. The face of whoever uses it has to be in view. Rules kept for their own sake make you mischievous, and so does any meeting about a meeting.",
      ],
      [
        "paragraph",
        "People grow under you. Each gets attention in their own size, and a beginner’s question gets a real answer, with a drawing.",
      ],
      [
        "paragraph",
        "What goes wrong is the load. You offer to fix whatever you notice, and you notice everything, so in March you own nine small improvements and the thing you were hired for is late. Your manager sees only the late one, and he’s not being unfair, as nobody told him about the nine. Before you touch another, put the choice in his hands: “I can repair the intake form or finish the report by Friday. Which would you rather have?”",
      ],
      [
        "paragraph",
        "The second thing is that you do the good version for the price of the quick one. The extra evening that made it right never appears on the bill, and then the client thinks that’s simply what it costs. List your hours for a month, every one, in a column, and read it as if a friend of yours had worked them. Outrage on her behalf is a fine mood in which to write a new price. A practice of your own can suit you. First decide, in writing, what done looks like.",
      ],
    ],
    ask: "What are you mending right now that nobody asked you to, and what’s waiting behind it?",
  },
  Libra: {
    stances: { company: "company", focus: "many" },
    lines: [
      [
        "paragraph",
        "Picture two talented people who can’t stand each other’s emails, and you in the middle, getting something beautiful out of both. Whole trades run on that: podcast producing, casting, family mediation, festival programming, exhibit design, and the flowers for large weddings, where someone stands between the bride and her mother. What wakes you up is a stranger at ten, a quarrel at noon, and something lovely to show by Friday. Silence wears you out. By three you’re pitching your idea to the man delivering the water.",
      ],
      [
        "paragraph",
        "Under you the shy one gets heard, credit is divided out loud, and people who came for the salary start having ideas. Criticism is another matter, since yours is wrapped so nicely that some employees think they’ve been given a present. Open with the verdict, “The second half needs work,” and bring out the ribbon later.",
      ],
      [
        "paragraph",
        "Halfway through a project you look up and see a shinier one. It isn’t discipline you need, it’s company: sit beside a finisher every Wednesday afternoon, and allow yourself no new yes until an old one is out the door. With money the bad moment is the pause after you’ve named your fee, which you fill with a discount nobody requested. Name the figure and drink some water. If it’s a large figure, drink the whole glass.",
      ],
      [
        "paragraph",
        "Because your skill looks like charm, it gets thanked instead of paid, so write down who was fighting, what you did, and what it saved, and take that to your review. On the day you hear yourself praising the place to a new hire in words you no longer believe, begin looking. You can sell anything. Sell what’s true.",
      ],
    ],
    ask: "Which two people work well together because of you, and does anyone who sets your pay know it?",
  },
  Scorpio: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "Everyone in the building has agreed not to mention it, and you walk in and ask. That curiosity is worth a salary. It’s carried by documentary filmmakers, addiction counselors, investigative podcasters, hostage negotiators, labor organizers, and the market researcher who finds out why people really left. What you need is stakes, a closed door, and a human being on the other side of the table. Cheerful busywork makes you sarcastic first and then ill-tempered, and a hard boss who’s honest suits you better than a sweet one.",
      ],
      [
        "paragraph",
        "People tell you the truth because you don’t flinch, and a crew that’s been through something with you will come back for half the money.",
      ],
      [
        "paragraph",
        "A job gets everything from you or you’re quietly gone. For a year it has your weekends and your sleep; then someone upstairs lies to you once, and though you still show up and still make them laugh, you’ve stopped believing and told nobody. Your manager can’t mend what he hasn’t heard. Try it in one private sentence: “I trusted what you said about the budget, and it wasn’t so. I need to know what happened before I can put my heart in this again.” His reply will tell you whether to stay or go, and either way you’ll have spared yourself a winter.",
      ],
      [
        "paragraph",
        "Rest, too, has to be put in before the story breaks, because afterward you won’t hear of it. Book the week now. And learn the market price of what you do. Getting the difficult person to talk looks from outside like having a nice chat, and nobody pays extra for a chat until you’ve shown them what came of it.",
      ],
    ],
    ask: "Where are you still showing up with a smile after you’ve stopped believing, and who caused it?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Somebody’s world is about to get larger, and you’re the one holding the door. It’s the best minute there is, to your mind, and it can be had as an expedition leader, a study-abroad director, a foreign correspondent, a teacher of adults who missed school the first time, an immigration attorney, an international recruiter, or an editor of travel books. You need a horizon, a mixed crowd, and the right to change the route. A badge reader that notes your minutes makes you want to run.",
      ],
      [
        "paragraph",
        "Groups take heart from you, above all when it’s raining. You explain the point of the thing so that even the treasurer is moved, and you’d give the microphone to an intern if she had something to say.",
      ],
      [
        "paragraph",
        "Around month fourteen the place stops teaching you anything, and you conclude that you’ve chosen wrong. You haven’t; you’ve learned it. People who watch you go read it as restlessness, and so does the next employer. Before you write the resignation, ask for the neighboring country: “I know this part now. Give me the region nobody’s tried, and I’ll stay two years.” If there’s no such region, go with a handshake, and finish the report first.",
      ],
      [
        "paragraph",
        "Then there’s everything with boxes on it, visas, invoices, the expense report from spring that would come to two months’ rent. You’re not careless about people, so do it with people: trade an afternoon a month with a friend who has forms of her own, at one table, with something nice at five. And quote the price at the end of your first talk, while they can still see the valley. By Monday they’ll be counting.",
      ],
    ],
    ask: "When you last decided to leave, what had you finished learning, and whom could you have told?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Other people have a dream, and you’re the one who asks about the roof. It takes both to make something that’s still standing in thirty years, which is what you secretly want: the school, the festival, the clinic, the scholarship with a name on it. You’d be at home as a nonprofit director, a film producer, a school principal, an events-company owner, a union negotiator, or the sales director whose people become directors. What you want is a long climb with jokes. An office where ambition is bad manners would embarrass you, and one without laughter would be worse.",
      ],
      [
        "paragraph",
        "You take the nervous candidate and tell her, kindly, what it’ll demand. She remembers it as the day she was taken seriously.",
      ],
      [
        "paragraph",
        "As you rise, something goes missing. You get so good at being the responsible one that your ideas stop coming, first the foolish ones, then the rest, and your staff copy the face you make over budgets. They think it’s what you like. Bring the foolishness back by appointment, an hour each week before any figures, and open it yourself: “Worst ideas first. I’ll start, and mine’s terrible.” It’s the most serious hour you’ll hold.",
      ],
      [
        "paragraph",
        "Rest is the other matter. You treat it as something to be earned, and the sum is never reached, so your body collects in one go, generally on the first day of a vacation. Put it in the plan as maintenance, with dates, like the roof’s. And since you’ll gladly fight for a budget but won’t mention your own salary until you’re bitter, ask each January, cheerfully, with what you brought in on one page. The founder of the feast is allowed to eat.",
      ],
    ],
    ask: "What was the last foolish idea you said aloud at work, and who stopped bringing you theirs?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Why does it have to be done this way? You ask it in your first week, cheerfully, and by the third someone has found out that it doesn’t. There’s your calling: getting people to try an arrangement that hasn’t existed yet. City planners do it with a street, co-op founders with a grocery, and a science teacher with thirty skeptics; then there’s the game designer, the library director, the climate organizer, the software designer. What you like is a hard problem and a mixed bunch of people around it. “We’ve always done it this way” makes you tired in the bones.",
      ],
      [
        "paragraph",
        "The odd one on the staff flourishes near you. You ask the night guard what he’d change, he tells you, and it’s the best idea of the year and has his name on it.",
      ],
      [
        "paragraph",
        "Your own ideas come five years early, though, and you present them as if it were obvious. People feel a bit stupid, they say “Interesting,” and you decide they’re afraid of the future. They just couldn’t see Monday from there. Cut a piece small enough to test and offer that: “Could we do this on one floor for one month? If it’s worse, I’ll put it back myself.” People who’d never vote for a revolution will lend you a floor.",
      ],
      [
        "paragraph",
        "The other hitch is that you lead by inspiring everybody and assigning nobody. After the great meeting, everyone goes off glowing, and nothing’s done by Friday, since nobody in particular was to do it. End with a name beside each task, your own included. For the same reason, don’t let “we’re all equal here” decide your pay; find out what the title earns elsewhere and bring the number.",
      ],
    ],
    ask: "Which of your ideas died of being called interesting, and what’s the smallest piece of it somebody would let you test?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "With a crayon, a melody, or a puppet you can reach somebody whom nobody’s been able to reach with a sentence. The work you were made for starts about there: art therapist, children’s-book illustrator, hospice chaplain, songwriter, screenwriter, activities director who gets the whole memory ward dancing, brand storyteller for something you believe in. You need a cause with a face, hours that bend, and a room with a window to come back to. Being timed per customer would dim you in a month.",
      ],
      [
        "paragraph",
        "You bring out the odd, shy, best thing in a group, and people who’d sworn they couldn’t draw go home with a drawing.",
      ],
      [
        "paragraph",
        "For you the fog comes between the vision and the delivery. In your head the piece is so finished, so glowing, that any first page of it looks like vandalism; you put it off, the client hears nothing, and he fears the worst. Show him something ugly, early. Say, “This is the bad version, please be kind to it. It tells you where I’m going.” Once one other person is in there with you, the fog thins out remarkably.",
      ],
      [
        "paragraph",
        "And you give it away. The person’s so nice, the cause so good, and you’ve so enjoyed it that naming a fee feels like billing for a hug. Have somebody else send the bill, an agent, a partner, and decide in January that you’ll make three gifts of it this year. The fourth lovely soul gets your rates and an honest smile. An employer who pays you on the same day every month is no enemy of your imagination. Many a song has been written on a pension plan.",
      ],
    ],
    ask: "Who’s waiting for a piece of work they can’t see, and what ugly page could you show them tomorrow?",
  },
};
