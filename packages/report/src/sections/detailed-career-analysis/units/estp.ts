import type { SignUnits } from "../../section-unit.ts";

export const estp: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold" },
    lines: [
      [
        "paragraph",
        "The first twenty minutes of anything are yours, when nobody has a plan and the phone won’t stop. Emergency physicians work there, and wildfire crew bosses, test pilots, combat photographers, storm adjusters with a ladder on the roof rack, and the first salesperson at a company that doesn’t have chairs yet. Somebody has to act on incomplete information and change direction without embarrassment. What finishes you is one decision made in four meetings by people who were all in favor of it.",
      ],
      [
        "paragraph",
        "Working for you is a jolt and an honor, because you give large jobs to small résumés and accept responsibility loudly. But you teach with your hands: a beginner fumbles, your arm comes across, and the thing gets done, beautifully, by you; a year later nobody can cover your shift, and the promotion goes to a person who can be spared. Put both hands in your pockets, and ask, “What would you try next?” If nothing’s on fire, let them try it.",
      ],
      [
        "paragraph",
        "Impatience costs you money as well. An offer on the table resembles a finish line, so you accept the first one to have it behind you, whether it’s a salary or an estimate. Treat the wait as the race: whoever is still comfortable tomorrow morning wins, so thank them, go for a run, and answer at nine.",
      ],
      [
        "paragraph",
        "Once you’ve mastered a place, you start picking small fights with sensible people for the exercise. That’s the week to ask for the new site, or the department nobody wants, because acting in uncertainty and staying cheerful about it is a rare ability, and it deserves a salary to match.",
      ],
    ],
    ask: "Who should be able to do your job by now, and what do you keep taking out of their hands?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "Someone has to go and look. The photographs are excellent, the price is fair, and a person with a nose and some nerve is sent out to walk the field, knock on the barrel, and say yes or no before dark. That’s you, paid for appetite and judgment: buying green coffee or timber or wine, appraising estates, doctoring cattle, developing the block everybody else has driven past, owning the restaurant people cross a county for. A day of rearranging opinions on a screen, and you want to lie down on the carpet.",
      ],
      [
        "paragraph",
        "Sellers relax across from you, since you so clearly know what the thing is worth, and then discover that you’ve stopped moving. With your own money you’re an easier sale: good money turns into handsome things with payments on them, and together they decide where you work, because nobody can bluff with a payment due on Friday. Own fewer and better, as you’d advise a friend, and put the difference into a piece of the business, since even a tenth changes how a person gets up in the morning.",
      ],
      [
        "paragraph",
        "Indoors, that stillness gets you in trouble. A new manager changes the method and your feet go in; you’re right about a third of it, and all anybody sees is a large no. Put the method on the scale: “I’ll run it your way for two weeks, straight, and then let’s compare what we threw out.” Win that, and nobody calls it attitude.",
      ],
      [
        "paragraph",
        "A crew of yours gets good tools, gets fed, and gets defended in public, and it stays for years. They’ll follow you to the next place once this one has nothing left to see.",
      ],
    ],
    ask: "What would you ask for at work tomorrow if you didn’t owe anybody a payment?",
  },
  Gemini: {
    stances: { focus: "many", novelty: "new" },
    lines: [
      [
        "paragraph",
        "The phone rings at eight about a place you’ve never heard of, and by noon you’re standing in it, asking who saw what. Any job that starts that way is one of yours: field producer, railroad accident investigator, location scout, interpreter at trade fairs, tour manager, press officer for a fire department. Ask for short assignments and a boss who reads the result instead of the log, because a script, with somebody listening in, would have you gone by the holidays.",
      ],
      [
        "paragraph",
        "Learning is what you love, and most of a job comes after it. Two-thirds of anything you pick up at astonishing speed; then it starts to repeat, and off you go, until your résumé is a shelf of first chapters and the important case goes to someone slower who stayed. Tell people what it adds up to: “Everywhere I’ve worked, I’m the one who found out what happened.” And once a year stay for the ending, the verdict or the last night of the tour.",
      ],
      [
        "paragraph",
        "Your other hazard is the bar afterward. What you hear in a day makes wonderful material, and one good story overheard can close a whole industry to you. Sit on every story for a year. It’ll cost you some laughs, and you become the one who hears everything and repeats none of it, who gets called first, and who can therefore name the fee.",
      ],
      [
        "paragraph",
        "You talk to the loading dock and the owner in the same voice, so problems reach you while they’re still cheap. Whoever works for you is well informed, wide awake, and unsure which of this morning’s ten ideas was an order. Put a star by the one you meant.",
      ],
    ],
    ask: "Which ending did you skip, and who stayed behind to write it?",
  },
  Cancer: {
    stances: { company: "company", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Before the bus pulls out, somebody walks down the aisle and counts heads. In any trade, look for the job that does that: ski patrol director, pediatric emergency doctor, charter captain, union representative, road manager of a youth orchestra, lawyer for foster children. A group matters, there’s trouble in the neighborhood, and what stands between them is you. On those terms you’ll work sixteen hours and come home cheerful, but cold places sap you, especially the kind that care about you in a newsletter.",
      ],
      [
        "paragraph",
        "Business with friends is where you get hurt. A handshake feels like enough, because you’d keep your end if the building fell down, so the hours, the shares, and what happens if one of you quits are never written down, and two years later you learn you’d each meant something else. Paper seems cold to you. It’s another way of looking after them: “I like you too much to do this on a handshake. Let’s write one page tonight.”",
      ],
      [
        "paragraph",
        "The last one off a sinking boat is a hero, and the last one out of a sinking company is owed money. Given a business, you’ll pay the crew before yourself and call it temporary for three years, so name the day it ends and let somebody hold you to it. When your salary comes up, argue as though it were your best friend’s, since on a friend’s behalf you aren’t afraid of any boss alive.",
      ],
      [
        "paragraph",
        "Under you the new ones aren’t hazed, and the difficult client meets somebody who smiles and doesn’t budge. You do have favorites, and everyone can list them, in order, so have lunch once a week with someone who isn’t on it. They’ve been hoping you would.",
      ],
    ],
    ask: "Which arrangement with someone you like has never been written down?",
  },
  Leo: {
    stances: { company: "company", order: "improvise" },
    lines: [
      [
        "paragraph",
        "A roomful of strangers walks in tired, and an hour later it’s a crowd that will remember the night. Getting them there is your trade, whatever it says on the door: hotel general manager, head coach, morning radio host, restaurateur, capital-campaign fundraiser, director of a summer festival. Look for stakes, a score of some kind, and a boss too secure to compete with you, because success that nobody sees puts you to sleep, however well it pays.",
      ],
      [
        "paragraph",
        "People work over their heads for you. Any dreary target becomes a match, and whoever wins it is named aloud; what they’d like besides is ten minutes of you when you aren’t on. Take each of them for a walk and ask which part of the job they’re afraid of, because you’re even better at that than at the speech.",
      ],
      [
        "paragraph",
        "Nine meetings out of ten you arrive with nothing and beat the ones who rehearsed, but the tenth has the bank in it, which asks for a figure, receives charm, enjoys it, and signs with someone else. So the day before, have your most skeptical friend ask you three nasty questions, and for the fourth, keep a sentence that bankers adore: “I don’t know. You’ll have it by noon tomorrow.”",
      ],
      [
        "paragraph",
        "Warmth misleads you about who matters. You’ll cross town for the client who hugs you and put off the one who never smiles, and the invoices show which of them paid for the party. Every January, sit down with somebody who loves a ledger, rank the list by what it brings in, and give the top three your best mornings. At your own review, say thank you for the applause, and ask what it comes to per year.",
      ],
    ],
    ask: "Who pays you well and never claps, and what do they get from you?",
  },
  Virgo: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Fast and exact are two different talents, and most trades make do with one. Look for the ones that can’t: emergency veterinarian, live-broadcast sound engineer, helicopter mechanic, oral surgeon, bomb-disposal technician, art conservator called in after a flood. The thing is going wrong at this moment, the tolerance is a hair, and afterward it’s right or it isn’t. Given good equipment and the authority to stop whatever’s unsafe, you’re nearly serene.",
      ],
      [
        "paragraph",
        "As long as nothing’s broken, you can’t begin. The report sits there for a month, then there are four days left, your standards all show up at once, and you lose two nights making it superb for someone who wanted it by noon and wouldn’t have minded a typo. Manufacture a small emergency, with a face: “I’ll show you a rough page on Tuesday at three, and you can tear it apart.” By Monday evening it’s urgent, and you’re happy.",
      ],
      [
        "paragraph",
        "Because it took ten minutes, you charge for ten minutes, when what they bought was your knowing which screw. Price the result, print the price, and slide the sheet across the counter, since you’ll never say that number aloud while wiping off a wrench. In a company, let every fix leave a line in the log with your name on it, or the one whose mistake it was gets promoted.",
      ],
      [
        "paragraph",
        "Beginners trust your eye and are afraid of it, so on Fridays tell each of them about one thing you couldn’t have improved. They’ll repeat it at home, word for word. And if you’re ever the only person left who cares whether it works, start looking. There are whole shops full of people like you. They’re very funny, and everything runs.",
      ],
    ],
    ask: "Whose mistake did you last put right without a word, and what became of them?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Two sides, one clock, and a table you’ve picked out yourself. At nine they won’t look at each other; by five they’ve shaken hands, and each suspects that you were secretly on theirs. Labor negotiators do that for a living, and so do sports agents, gallery directors, commercial-lease brokers, police negotiators on a bridge at dawn, and the owner of the inn where every difficult wedding in the state ends up. You’ll want handsome surroundings and real money on the table.",
      ],
      [
        "paragraph",
        "For anybody else you can get a raise. On your own behalf you look at the boss’s face first, see a difficult quarter in it, and open with what they can afford. Settle the figure the night before, and get it out ahead of the small talk: “Before we catch up, I’d like to be at ninety-five thousand.” After that, be as understanding as you please.",
      ],
      [
        "paragraph",
        "The other thing that goes wrong is the translating. Each side gets a version it can love, every word of it accurate, and one Thursday the two have lunch without you and find they’ve agreed to different things. After every round, before anyone has had time to embroider, send both of them the same five lines, including the one that neither will like. It also puts your name on something that otherwise looks like luck.",
      ],
      [
        "paragraph",
        "As a manager you’re fair, good fun, and two weeks late with a criticism, so give it on the day, standing up, in the first minute. And watch what you’re sent for. If you’re called in only to make bad decisions go down smoothly, find people who want you there while they’re deciding.",
      ],
    ],
    ask: "Which two people have heard different versions from you, and what happens when they meet?",
  },
  Scorpio: {
    stances: { risk: "bold", trust: "slow" },
    lines: [
      [
        "paragraph",
        "Everybody has agreed on what happened, and you’re still looking at the floor. Your work starts right there, under pressure, with something at stake and somebody hoping you’ll go home: arson investigator, homicide detective, trial lawyer, trauma surgeon, salvage diver, manager of a bankrupt company’s last ninety days. Danger in the job calms you, because then you don’t have to supply any. A pleasant team with nothing to lose makes you restless in a month, and a lying boss in a morning.",
      ],
      [
        "paragraph",
        "Asking for money means admitting there’s something you want, so you hold out for them to see it, they don’t, and one autumn another firm’s offer hits the desk like a ransom note. They pay, and never quite relax again. Try it in the spring, with no weapon in the room: “I’d like to stay, and I’d like eight percent more. What do you need from me to get there?”",
      ],
      [
        "paragraph",
        "Wars are what you lose years to. Someone upstairs crosses you over a budget, and you take him on, with patience and imagination, and you win, and meanwhile the case you were born for went to a person who slept nights. Give any feud one month, and if by then you think more about him than about the work, have it out in daylight or move your desk.",
      ],
      [
        "paragraph",
        "When it counts, your voice drops, the jokes improve, and whoever was going to panic has been given something to carry. Three or four people would follow you off a roof, while the rest do good work and wonder what they’re being tested on. Tell them on the first day what you expect, and once they’ve met it, let them off for good.",
      ],
    ],
    ask: "What are you waiting for someone above you to notice that you want?",
  },
  Sagittarius: {
    stances: { lead: "lead", risk: "bold", thrift: "spend" },
    lines: [
      [
        "paragraph",
        "A group that doesn’t think it can be done, a place none of them has seen, and you out in front, walking backward and talking. Expedition leaders get paid for that. So do relief-logistics chiefs, bush pilots, directors of study abroad, export managers with two phones and no map, and engineers who put up wind farms on other people’s islands. Given weather, commission, and a long leash, you hardly need a vacation; what withers you is a colleague who remembers why it failed in 2009.",
      ],
      [
        "paragraph",
        "In the glow of the sale you promise March, and it’s sincere: the client can see it, you can see it, and the people who’ll have to build it find out in February. Take one of them along to the pitch, the gloomiest, and when the date comes up, buy yourself a night: “You’ll have a date from me tomorrow, and it’ll be one we can keep.” Clients get over the wait. What they don’t get over is April.",
      ],
      [
        "paragraph",
        "With you in charge, a beaten team wants another try by lunch, because you find the one workable part of somebody’s wild idea and make them famous for it, and from then on they’d follow you up a glacier.",
      ],
      [
        "paragraph",
        "Money reaches you like a harvest. A fat month looks like the future, so it’s gone by the weekend, drinks for everyone; a thin one scares you into something with a desk. Have a third of every good check moved out of sight on the day it comes in, and call it the leaving fund, so that you’ll respect it. Then you’re free to quit because you’ve stopped learning, which is different from being bored on a Monday.",
      ],
    ],
    ask: "Who has to keep the promises you make, and when did you last ask them first?",
  },
  Capricorn: {
    stances: { risk: "bold", lead: "lead" },
    lines: [
      [
        "paragraph",
        "A crane is standing by at nine hundred dollars an hour, the wind is rising, and everybody looks around for the person who’s allowed to say go. You like being that person. You’ve brought one more strap than the book requires, and your pulse is lower than at breakfast. Look where real money meets real weather: bridge building, harbor piloting, grain trading, army logistics, airline operations, a ranch or a dealership with your name over the gate. Meetings where nobody can lose anything wear you out.",
      ],
      [
        "paragraph",
        "Promotions are how you get lost. Each rung looks like winning, you take it, and one day you have six meetings and a view of other people working. Before you accept a bigger title, have them describe an ordinary Tuesday in it, hour by hour, and if there’s no mud in it, bargain: “I’d like the job, with one day a week on site and a deputy for the reports.”",
      ],
      [
        "paragraph",
        "When a plan comes apart, you count what’s left, make one joke, and hand out the next jobs, and a crew will forgive a lot in a boss like that. They’d also love a “well done” before the retirement dinner, so say it in the week it’s earned.",
      ],
      [
        "paragraph",
        "A salary lets you look safe, so you accept wages for what deserves a share, and a person with half your judgment and five percent of the company retires on your decisions. At every turn ask for a slice. And somewhere near you is a founder with tired knees and no successor. Ask how the company began, and stay for the whole answer. It’s a good lunch either way, and some end with a set of keys.",
      ],
    ],
    ask: "How much of last week did you spend where the trouble actually was?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "A rule, a machine, and a human being don’t fit together, and you have until Friday. Special-effects supervisors get that week over and over, and so do designers of adaptive equipment, search-and-rescue robot engineers, a public defender’s investigators, founders of small electric co-ops, and shop teachers worth remembering. You need to handle the equipment, speak to anyone you like, and be told why. A dress code you can laugh off, but “Because that’s the procedure,” with nothing behind it, ruins your week.",
      ],
      [
        "paragraph",
        "Your improvements happen overnight, and that’s why they get voted down. Anyone who knew the bad system by heart is a beginner by morning, and finds the new one exhausting, and you with it. Bring five of them in before it’s finished, make sure one is a complainer, and ask, “What would you miss about the old way?” Put that in, because praise for a new system is believed when it comes from the complainer.",
      ],
      [
        "paragraph",
        "Ideas you hand out like matches. Someone buys you a beer and asks how it’d work, and you draw it; two years later there’s a company with a logo and your sketch in it. Nobody robbed you. You never said it was for sale. Price it before you draw it, even on the same napkin, since a number turns a chat into business.",
      ],
      [
        "paragraph",
        "Given a team, you give everyone acres. The strong ones bloom in all that room, and the unsure ones stand in the middle of it, waiting for a sign, so go over on Wednesdays and give them one. And leave any place where you’ve begun breaking rules that you used to find funny. You do your best work amused.",
      ],
    ],
    ask: "What have you shown people for free that somebody now makes a living from?",
  },
  Pisces: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Somebody’s frightened, and there’s something to be done about it by hand. In that hour you’re the best company on earth: steady, funny, quick, touching an elbow at the right moment. Midwives live in it, and Coast Guard crews, burn nurses, horse trainers, physical therapists walking a man to the window for the first time, the counselor on somebody’s first night sober. Harsh bosses hurt you, and at a desk you go numb.",
      ],
      [
        "paragraph",
        "Jobs come looking for you. Somebody’s short of hands, it’s a worthy thing, you’re in before you’ve heard what it pays, and after some years the résumé reads like a list of favors. Decide what you’re building, in one sentence, and then, when the next plea comes, be as warm as ever and put an edge on it: “I’d love to. I can give you two weekends, and then I’m back on my own thing.”",
      ],
      [
        "paragraph",
        "On any team you’ve spotted by the first coffee who’s in trouble, and slipped them an hour off. They adore you, but they also know you’ll never let anyone go, so find a blunt second, and together you make a first-rate boss.",
      ],
      [
        "paragraph",
        "What patients and guests are going through comes home in your shoulders. Talking won’t get it out of you; moving will, so put water, or a hard walk, between the last face at work and the first one at home, and count it as part of the shift. Charge for the shift while you’re at it. Your prices melt at the first sad story, so let a partner say the number while you’re in the next room fetching towels. You’ll still do some of it for nothing. Choose which, and do those with your whole heart.",
      ],
    ],
    ask: "Which of the things you’re doing now did you choose, and which of them asked you first?",
  },
};
