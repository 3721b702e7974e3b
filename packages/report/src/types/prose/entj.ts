import type { TypeProse } from "../type-prose.ts";

export const entj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    risk: "bold",
    head: "logic",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "While the committee is still finding a date to discuss the problem, you’ve solved it, apologized to the one person you stepped on, and ordered lunch. ENTJ gives you a mind that sees where things ought to be in four years. Aries gives you the nerve to go there now, through the hedge if necessary. Together they make you the friend people call when they need a push, because you take the scary first step yourself and take the blame without ceremony when it fails. Somebody hesitant hears you say, “You can do this,” and believes it, mainly because you are already holding the car keys.",
      argument: [
        "The quarrel in you is about preparation. ENTJ wants supplies, roles and a schedule, and Aries expects to have won before any of that is needed. You can see it when a bookcase arrives in a box: the strategist in you knows there are instructions, and the rest of you is on step nine, with three screws left over that look optional. As a rule you start at once and leave the dull parts to whoever is behind you, since your momentum has saved things that caution would have buried. The price is paid in dependable people, who are good at exactly those parts and tired of hearing everything last.",
        "Give one new idea three days this week. Announce it on the first, and on the second ask somebody careful, “What does this need that I haven’t thought of?” Write the answer down, visibly. On the third day you may go as fast as you like.",
      ],
    },
    Taurus: {
      thesis:
        "What you build stays built. ENTJ picks a goal worth having, and Taurus is still working on it in year seven, after flashier competitors have gone home to write their memoirs. You say a thing once, do it for ten years without a press release, and feed everybody well along the way. People who depend on you sleep at night, because you thought about the lean years before you committed anyone to the fat ones. There’s real comfort in your company, too: the good bread, the heavy chair, the sense that somebody sensible has looked at the roof. Somebody has, and got two estimates.",
      argument: [
        "Where you pull in two directions is tempo. The ENTJ in you gives orders at a run and thinks a reply after lunch is late. Taurus would like to chew on every proposal until spring. You generally settle this by hurrying everyone else and taking your own sweet time, which is reasonable, as the consequences will be yours to live with. Other people, however, can’t tell whether they’re being led or blocked. Everyone received three urgent messages from you about a new couch, and months later you are still sitting on the old one, thinking. So you get a reputation for stubbornness that your excellent reasons never catch up with.",
        "This week, name the two decisions you won’t be rushed on, and say when each will be ready. Be quick about all the rest. If a no slips out of you on reflex, add, “That’s only my first reaction, so ask me again on Thursday.”",
      ],
    },
    Gemini: {
      thesis:
        "You can run three conversations at once and still know which of them matters. Gemini picks up the problem in one place and remembers the stranger in another who solved it last year; ENTJ has the stranger on the phone by noon, with a purpose, a date and a joke about the weather in Denver. What comes of it is speed with good company. Ideas find their people around you, and meetings end early, because you said in one sentence what eleven slides were circling. You even like being corrected, provided that the better fact arrives quickly and has some style.",
      argument: [
        "Your two halves can’t agree on a number. ENTJ wants one objective and everybody behind it, whereas Gemini would like three, plus the option of a fourth that came up in the elevator. Usually you commit with great firmness, take a call about something else in the hallway, and stay through the launch, which you do superbly. Then repetition sets in. You want to leave so badly that it’s embarrassing, so you call it delegating. A quick mind gets hungry, and that’s no crime. But somebody loyal, who dropped another project to join yours, is now alone with it and the password list, and the people who finish things start to pause before they answer when you call.",
        "Choose one of those loyal people this week and name a date: “I’ll lead this until next fall, and then it’s yours, with the budget.” And before you take up anything new, hand something old to its new owner in writing.",
      ],
    },
    Cancer: {
      thesis:
        "Anyone under your protection can stop looking over their shoulder. Cancer tells you who is struggling and would rather fall over than ask, and ENTJ won’t sit there feeling bad about it when there’s a phone within reach. So your tenderness arrives as an arrangement already made: the bill is covered, the landlord has been spoken to, and the slowest has been given a head start. The combination makes you fierce on other people’s behalf and a little shy about it. You’re considered tough by everyone who doesn’t live with you. The people who do have seen you cry at weddings, behind the program.",
      argument: [
        "What divides you is how much of this is allowed to show. To the Commander, tenderness looks like an exposed flank; to Cancer, it’s the whole reason for the campaign. You usually compromise by sounding strict and providing lavishly, so that “Did you check your tires?” has to do the work of “I’d be lost without you.” It’s a modest way to love people. Unfortunately, the people you love accept the checked tires, hear only the inspection, and forget to thank you, and a week later your hurt comes out as a remark about shoes in the hallway. You end up obeyed by people who have no idea how dear they are to you.",
        "This week, put the affection into the same sentence as the instruction: “We leave at six, and I made your coffee, because I like starting the day with you.” And on one tired evening, ask for something definite, such as dinner.",
      ],
    },
    Leo: {
      thesis:
        "Standards go up when you take something over, and oddly enough, so does the fun. ENTJ draws up a plan with no holes in it, and Leo sees to it that people are glad to be in the plan, with good lighting and their names spelled right. You tell a colleague exactly what was excellent about the presentation, in front of the client, and then ask for more as if it were a promotion. Whatever you run, from a company to a backyard barbecue, is supposed to be both correct and magnificent. People work hard for you because they like who they are while doing it.",
      argument: [
        "Your two halves agree so well that hardly anything stops you, and therefore hardly anything warns you. Their one dispute is over the last five minutes. ENTJ cares that the thing got done, no matter by whom, and Leo would like a word about whom. So you do it superbly and then stay in the center of the picture a little longer than necessary, as anyone would who had put that much heart into it. The toast to the team turns out to contain a good deal of you. Nobody likes to interrupt a parade, so frank advice stops coming. At night you wonder whether people are devoted to you or only to the results.",
        "This week, let somebody else present a success, and add nothing but applause. Afterward ask a person whose judgment you trust, “What do people not tell me?” Say thank you, and explain nothing until the next day.",
      ],
    },
    Virgo: {
      thesis:
        "In one reading you find the hole in the strategy and the missing comma on page forty, and you can’t honestly say which bothers you more. ENTJ decides where everyone is going; Virgo has checked the bolts, the insurance and the weather. The two together get ambitious things to work, which is rarer than announcing them. What passes through your hands can be relied on, and you ask more of yourself than of anyone. Under the efficiency lives a tender worry that, if one detail fails, somebody in your care will pay, which is why you pack a spare charger for people you haven’t met yet.",
      argument: [
        "The trouble starts around page nine, where ENTJ wants to advance and Virgo has found an error. Each is right. You tend to settle it by letting the project advance and then fixing everybody’s details yourself, at eleven at night, in the shared document, where your little cursor goes hopping through other people’s paragraphs. You do it because the outcome matters to you so much, and because explaining takes longer. In the morning the team finds forty corrections and no note. Your colleagues would have made the changes if you’d asked; since you didn’t, they try a bit less hard the next time, and you conclude that you were right to check.",
        "Write down the ten things that would do real damage if they went wrong, and inspect only those. This week, hand one other thing to its owner unread, with the words, “I haven’t looked at this, because I trust you with it.”",
      ],
    },
    Libra: {
      thesis:
        "Talks on the verge of collapse tend to recover when you pull up a chair. You can want something very badly, which is ENTJ, and see quite clearly why the other side doesn’t, which is Libra, and few people manage that in the same afternoon. So you ask the one person nobody consulted, find terms that everyone can accept without losing face, and still finish by five. Even your refusals go down easily, since you bring them in person, with the reason, in a good jacket. People come to you for a decision and go home with the feeling that they were taken seriously.",
      argument: [
        "But deciding comes naturally to one half of you and strikes the other as bad manners. Hence your method: you decide fast, like any ENTJ, and then Libra spends two days going from desk to desk to make it nicer. Dana hears that it isn’t final, Marcus hears that his idea is in there somewhere, and by Thursday nobody is sure what was settled, including, on one point, you. It comes from fairness, and from a dislike of causing pain that you hide rather well. What suffers is clarity, which is the very thing people come to you for.",
        "Turn the order around for one decision this week. Consult three people first, asking each, “What would make this hard for you?” Then state the result in two sentences and leave it alone. Disappointment generally fades by evening, and a clear no is kinder than a friendly fog.",
      ],
    },
    Scorpio: {
      thesis:
        "In an emergency the calmest voice in the building is usually yours, because you had already imagined the emergency, in some detail, in the shower. Scorpio can tell within minutes who is afraid, who is bluffing and where the real trouble sits. ENTJ then does something about it by noon. Together the two specialize in rescues: the failing team, the friend in a bad marriage, the accounts that nobody dared to open. What people tell you in confidence goes into a vault. And the few who have passed your tests, most of whom never knew that there were any, get a loyalty that answers the phone at any hour, already dressed.",
      argument: [
        "In everyday matters you’re wonderfully direct, and nobody has to guess. Your two halves separate when something really hurts. ENTJ would say so and move on; Scorpio goes silent, becomes terribly polite, and starts keeping notes. Because the ENTJ in you can supply a first-rate reason for anything, the silence looks like strategy, even to you. “I’m just being professional,” you say, signing an email “Regards” to someone you used to sign with one letter. With so much loyalty invested, anyone would guard the wound. Often, though, the other person doesn’t know there’s a war on, and you are fighting it alone, at two in the morning.",
        "Take the oldest such conflict this week and open it: “Something you did has bothered me for a long time, and I’d rather talk about it than keep it.” If that person is out of reach, tell a trusted friend the story once, from beginning to end, and let it be over.",
      ],
    },
    Sagittarius: {
      thesis:
        "Impossible things sound sensible when you explain them, and an alarming number of those things then get done. Sagittarius sets the goal one size too big and says so with a grin. ENTJ works out what it will cost, who should come along, and how many vans. The two together make adventures that actually have supplies, and you like to pick for the crew someone nobody else would have risked, who remembers it forever. People always know where they stand with you, since your opinion reaches them within seconds, usually with a laugh. Around you, the future seems like a place with parking.",
      argument: [
        "Arriving is where your two halves fall out. ENTJ would like to consolidate, hire a bookkeeper and enjoy the view. Sagittarius has seen the view. So you win, make a generous speech, and by dessert you’re sketching the next thing on the tablecloth, because standing still feels to you like shrinking. At home it can be much the same: the boxes from one move are barely unpacked when you’ve found a wonderful place by the coast. Anybody who was just settling in packs again, with a loyalty that thins a little each time, and you feel vaguely guilty without knowing what to do about it.",
        "Before the next start, choose who will look after what you have now, and ask that person this week, “What do you need from me in the first three months?” Put the answers in your calendar, with dates. Then go, with everyone’s blessing, and come back when you said you would.",
      ],
    },
    Capricorn: {
      thesis:
        "When trouble turns up, you have generally been expecting it since last year and have a folder. ENTJ supplies the push and Capricorn supplies the plan, and because the two agree about nearly everything, other people get a rare thing: someone whose word is finished work. The debt is paid, the roof holds, the favor you promised in passing shows up done, on the day, with a receipt. You ask nothing of anyone that you haven’t done yourself, in worse weather. And you’re much funnier than your calendar suggests, in a dry way that people tend to get on the drive home.",
      argument: [
        "With your two halves in such agreement, there’s nobody left inside you to suggest lunch. ENTJ says now, Capricorn says properly, and between now and properly no hour remains in which nothing is owed. The life you mean to enjoy later has a budget but no date. So you work through the Saturday you’d promised to someone, promise another Saturday, and mean it. You’re doing it for that very person. In time the invitations come with a polite way out already attached (“I know you’re swamped”), and you take that for understanding. Some of it is somebody getting used to missing you.",
        "Write down the level you’d call enough, with a sum and a year, and show the page to a friend who will bring it up. Then keep one private date this week as strictly as you’d keep a board meeting. If work calls, say, “I’m not available until tomorrow,” and enjoy how good it sounds.",
      ],
    },
    Aquarius: {
      thesis:
        "Rules that everyone grumbles about have a way of vanishing after you’ve asked, in perfect innocence, what they were for. Aquarius imagines how a thing could be arranged if people were treated as equals and had some sense. ENTJ gets the arrangement past the budget committee by Friday. The pairing produces reforms that actually work, and you take a good idea from the newest arrival as readily as from the boss, with the author’s name on it. Strangers you’ll never meet have an easier life because of something you insisted on. You’d be embarrassed if they thanked you, and you’d read the letter twice.",
      argument: [
        "About equality your two halves hold a polite debate. Aquarius says that everyone counts the same, and ENTJ adds that someone still has to decide, and looks around modestly. You know how that sounds. So your own wishes tend to go out dressed as principles: you don’t want the corner office, you’re in favor of a rational use of space. It feels humbler than giving orders. But nobody can argue with a principle, so after a while people stop trying, and you miss out on the honest disagreement you’d have enjoyed. At home the same gift misfires in another way: someone sniffles, and you present a solution, with options.",
        "Use the first person once this week: “I want this, and here is what it does for me.” And when somebody at home is upset, ask, “Do you want an idea, or do you want me to listen?”",
      ],
    },
    Pisces: {
      thesis:
        "In any meeting you run, the difficult item somehow comes up at the very moment when the person it concerns can bear it. People call that good timing. Actually it’s Pisces, feeling everyone’s mood as if through a thin wall, and lending its ears to ENTJ, which has an agenda and means to finish it. So your instructions are clear and also considerate: you relieve whoever would have broken first, and anyone who failed walks out with their dignity and a plan. Nobody expects a commander to tear up at airport reunions, and that has allowed you to do it for years behind sunglasses.",
      argument: [
        "Evidence is what your two halves argue about. Pisces has a feeling that the Tuesday plan is wrong; ENTJ wants to know on what grounds, by noon, with a chart. Since few workplaces accept “it gave me a bad dream,” you generally act on the feeling and build the chart afterward. Should anyone question the numbers, you defend them like a fortress, on behalf of something you can’t show. It works well enough that you rarely learn which hunches are instinct and which are only a poor night’s sleep. Taking charge also keeps you from absorbing everyone else’s feelings, and people who see only the calm don’t ask what it takes.",
        "For a month, note your larger hunches with the date, then check how each one turned out. In one meeting this week, try saying, “This is partly a feeling, and here is what would change my mind.” Afterward, let somebody look after you for an hour.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "People who came for the salary find themselves staying for the weather you bring in with you.",
        "You will be the first to say yes, in public, at a moment when a yes still costs something.",
        "A defeat is over for you by supper, and by morning it has been converted into a better plan.",
      ],
      costs: [
        "Your enthusiasm has a deadline in it, and those who kindle slowly conclude that they’re damp.",
        "You fill other people’s pauses, and consequently hear mainly the thoughts that can be had quickly.",
        "When nothing is at stake you raise the stakes, and it’s your household that has to sit at that table.",
      ],
      tensions: [
        {
          between: "Charge or campaign",
          text: "A dare can pull you off the best plan you ever drew. Decide in advance which dares qualify, and have a friend administer the list.",
        },
        {
          between: "Crown or crew",
          text: "Because you want to be first and also want to be with them, select one undertaking a year in which you row at the number four seat.",
        },
        {
          between: "Heat or harvest",
          text: "Since beginnings feed you and endings merely pay you, sell a few of the beginnings to people who like completing things, at a fair rate.",
        },
      ],
      practice:
        "For one week, whenever you walk with anyone, match your step to theirs for the first five minutes and don’t speak about what’s next. In the evening write down whose step was the hardest to match.",
    },
    Earth: {
      gifts: [
        "What you put in place stays in place, and in a terrible winter people gather around it.",
        "You can tell a sound plan by its weight, long before anyone has completed the presentation.",
        "Promises from you are like currency, since nobody can remember an occasion on which one wasn’t paid.",
      ],
      costs: [
        "You confuse being needed with being paid, and will accept the first for years in lieu of the second.",
        "Whoever does something differently in your vicinity learns to do it when you’re out.",
        "Your body gets the treatment you’d never permit for a machine: operated continuously, and serviced after the breakdown.",
      ],
      tensions: [
        {
          between: "Summit or cellar",
          text: "Since one appetite wants the next level and another wants to shore up this one, fix a month in which each may speak without the other.",
        },
        {
          between: "Boss or hands",
          text: "You’re paid to direct and happiest when you lift, so reserve two hours a week for lifting, and let no one call it supervision.",
        },
        {
          between: "Enough or more",
          text: "The figure you once swore would do has moved three times, so find the original version in an old notebook, and read it to somebody.",
        },
      ],
      practice:
        "For a week end work by putting one tool or paper away unfinished, in full view, and leave the building immediately. Next morning, note whether anything was lost besides a bit of sleep.",
    },
    Air: {
      gifts: [
        "You can hear two enemies out and hand back to each the line that they hadn’t managed to make.",
        "Your certainty comes with reasons attached, so that people leave with something they can use on their own.",
        "From any crowd you come away with the three who should meet, and you see to it that they do.",
      ],
      costs: [
        "You have often decided already by the time you ask, and people can distinguish a consultation from a courtesy.",
        "Your calendar is full of those who amuse you, and those who love you apply for the remainder.",
        "Feelings get rephrased on arrival, so neatly that whoever had them can’t find them afterward.",
      ],
      tensions: [
        {
          between: "Ruling or listening",
          text: "The gavel itches while you’re hearing the other side. Put it out of reach for a fixed interval, and announce when it comes back.",
        },
        {
          between: "One or seven",
          text: "One position would bear your name, and several would keep you awake, so ask which of them you’d do unpaid and unseen.",
        },
        {
          between: "Right or welcome",
          text: "You maintain that you prefer the first, meanwhile keeping score of the second. Pick one friendship in which you’ll lose deliberately until summer.",
        },
      ],
      practice:
        "Every evening this week ask one person a question to which you don’t have an answer ready, and count silently to five after they’ve stopped. Write down what came in the fifth second.",
    },
    Water: {
      gifts: [
        "You recognize which of them is near breaking, and move the load without a word to anyone.",
        "In a calamity you are warm and exact at once, and people remember for decades how you said their name.",
        "Those you’ve taken in are in for good, through bankruptcy, terrible haircuts and the other kind of disgrace.",
      ],
      costs: [
        "You guard people so thoroughly that some have never discovered what they could have withstood.",
        "An injury goes into storage, and the interest on it is paid by whoever next stands in that spot.",
        "The tenderness travels as instructions, and the majority of those who receive them simply comply.",
      ],
      tensions: [
        {
          between: "Armor or arms",
          text: "You come home dressed for the day’s fighting and wonder why nobody hugs you. Before anything else put on other clothes, and report in one line how it went.",
        },
        {
          between: "Duty or grief",
          text: "When something has been lost there is always something to organize, so leave one task to another person, and sit out the hour it would have taken.",
        },
        {
          between: "Clan or cause",
          text: "Your rules are impartial until one of yours breaks them, so decide the principle before you learn the name, and then be as merciful as you like.",
        },
      ],
      practice:
        "On three evenings this week, before you ask anyone what needs doing, tell them, briefly, one thing that moved you since morning. Then wait. Let their reply, in any direction it happens to take, be the agenda.",
    },
  },
  openings: [
    "You’ll be skimming this for the conclusion, so here it is: there are two of you, and only one has been chairing. The type you tested as is the loud one, with the folder. These first pages let the other speak, and, since somebody should, they record who interrupts. Read them sitting down, if that can be arranged.",
    "Nobody needs to send you to work; it would be closer to the truth that somebody ought to come and collect you. The pages ahead are about what you’re like when it goes well, why people line up behind you and at what point they inconspicuously step out of the line, and whether you have noticed lately which hill this is.",
    "You treat the people you love as the best team you’ve ever had, and most have been too polite to mention that they never applied. They’d prefer your time to your competence. What follows goes into the places where rank is no help, and inquires what your face does there, and what you say before you’ve prepared anything.",
    "There’s a region that you govern by never visiting it. Reports come up from there on occasion, a nightmare, a lump in the throat at an airport, and are initialed and sent back. You’ll encounter in this part several residents who have been requesting an audience, and who are smaller than you thought. They know you well.",
    "Your body has been an excellent subordinate, and that’s the trouble: it reports late and never contradicts. This part is about ordinary days, what they wear down in you and what they could put back. Nothing in it takes longer than an evening, all of it is something at which you’re permitted to be terrible, and one page insists.",
    "So far you’ve been asked how you do things. The last part asks what for, a question you’re quick to answer in public and reluctant to answer alone, on a long flight with the window shade down. No one will check. Take your time over the pages, and skip the ones that flatter.",
  ],
  year: {
    "new 1":
      "Your impulse is to announce a new regime. Change one visible thing instead, without presenting the strategy behind it, and give people a week to notice before you explain.",
    "new 2":
      "Say the figure you want aloud, alone, until you can stop talking after it. For a company you negotiate well; on your own behalf you’re oddly late, and that can change this week.",
    "new 3":
      "Call a relative or neighbor when you have nothing to arrange. The first minutes will be awkward, because they’re used to getting instructions from you, and after that it turns into conversation.",
    "new 4":
      "Home is where your authority works least and your attention most. Ask the people you live with what they would alter first, and carry out the least expensive request this week.",
    "new 5":
      "What would you enjoy doing badly? You prefer pleasures you’ve already mastered, which leaves few, so sign up as a beginner, and set no target for the first month.",
    "new 6":
      "Instead of overhauling your days by decree, which you’ll want to do, pick one habit of five minutes, tie it to the first coffee, and let the other reforms wait.",
    "new 7":
      "Three questions before one solution: with somebody new, that order is the hard part for you. If the answer contradicts you, follow it up, because you respect people who do that.",
    "new 8":
      "Put the loan, the will or the unspoken grievance on the calendar, with an hour’s limit, since being busy is how you avoid it. Open by admitting your own share.",
    "new 9":
      "Travel and study keep losing to work in your calendar, so pay the deposit before the dates are convenient, and let somebody who knows the subject be in charge of it.",
    "new 10":
      "Talk to two people who have held the position you’re after, and find out what each had to give up. Its size attracts you first, and its cost gets read later.",
    "new 11":
      "Any group you join promotes you within a month. This time, attend the first three meetings without taking a task that involves deciding, and help the person who does the dull part.",
    "new 12":
      "“I’m not available on Thursday” is a whole sentence, and the day needs no reason attached. Rest will feel like desertion until about the second hour, so stay for the third.",
    "full 1":
      "How you come across is easier to see just now than it usually is. Ask somebody kind what it’s like when you walk in, and thank them without explaining yourself.",
    "full 2":
      "The accounts show what you’ve actually been working for, which isn’t always what you’d say. Move one amount this week from what impresses other people to what does you good.",
    "full 3":
      "If something you said has hurt, the temptation is to defend its accuracy. The accuracy can wait; apologize this week for the edge alone, in one sentence, face to face.",
    "full 4":
      "Keep one evening free of the phone. What they want at home is your unhurried presence, which can’t be delegated, and most of what goes wrong at the office will survive until morning.",
    "full 5":
      "What you love is out where it can be judged, and your reflex is to improve it. Praise first, whether the work is a child’s or your own, saving recommendations for next week.",
    "full 6":
      "Your schedule assumes a person who never gets tired. Strike two commitments before your body does it for you, and tell those concerned today, without inventing a reason.",
    "full 7":
      "Repeat what your partner or rival tells you, in their words, until they agree that you’ve understood it; opposition makes you faster and less accurate, and a night’s delay costs you nothing.",
    "full 8":
      "You would rather pay a debt immediately than feel it, especially an emotional one. Let it trouble you for a day or two; then settle it completely, and in person.",
    "full 9":
      "A belief you’ve led people by is turning out to be partly wrong. Tell them yourself before they find it, since the admission strengthens your authority more than the belief did.",
    "full 10":
      "Results come in, and your part in them is visible. Name the people who did the work before you mention yourself, and later tell someone close how much it pleased you.",
    "full 11":
      "Invite two people who want nothing from you, with no agenda and no closing time. Busy people confuse friends with colleagues, and you’ve been busier than most.",
    "full 12":
      "Cancel one important appointment this week, and spend those hours asleep. For months you’ve been outrunning exhaustion, and it won’t help to make up the work on Saturday.",
    "eclipse 1":
      "The leader everyone knew is changing, and you’d like to announce the replacement immediately. Wait a month before you define yourself again.",
    "eclipse 2":
      "When a source dries up you replace it within the week. Before you do, find out which expenses you don’t miss.",
    "eclipse 3":
      "A familiar manner of talking to each other is ending. You have a better system ready; allow a few clumsy conversations first.",
    "eclipse 4":
      "Something at home is giving way to something else. Organizing it is your way of grieving; be present for an hour first, doing nothing.",
    "eclipse 5":
      "After losing a pleasure or a love you tend to work harder. Give the loss a free evening before the next project.",
    "eclipse 6":
      "The routine that won you everything has stopped winning. Let it go with thanks, and try one different morning before designing another system.",
    "eclipse 7":
      "Put the prepared reply aside. The person opposite has changed since you prepared it, and the useful question is what they want now.",
    "eclipse 8":
      "Don’t fight for the larger half merely because you could win it. Something shared is being divided, and goodwill counts among the assets.",
    "eclipse 9":
      "A certainty you’ve steered by no longer applies. Ask someone more experienced for directions, admitting plainly that you have none at present.",
    "eclipse 10":
      "A position ends, or its meaning does. For some weeks, introduce yourself by what interests you, leaving out the title.",
    "eclipse 11":
      "A circle is dissolving or re-forming. Work out which two people in it mattered to you, and see them separately.",
    "eclipse 12":
      "Something you’ve dealt with alone is coming to an end. Tell one person what it cost, and rest before replacing it.",
    "jupiter soft":
      "More of everything is on offer, and you have the appetite for it. Accept the one opportunity that would also make other people larger, put its start in writing, and decline another the same week.",
    "jupiter hard":
      "You’re inclined to say yes to whatever is big, and let other people find the hours for it. List what you’ve promised since last month, and withdraw in person from anything you can’t staff.",
    "saturn soft":
      "Slow authority is available, the kind that lasts. Take the duller half of the assignment as well as the visible half, and ask somebody with longer experience to inspect the result before you present it.",
    "saturn hard":
      "You push, and for once nothing moves, which is useful information about the size of the goal. Reduce it to a third, meet that exactly on the promised date, and spend the remaining force on sleep.",
    "uranus soft":
      "A shortcut leads through territory where your rank counts for nothing, and it suits you better than you’d think. Give one experiment a budget you could afford to lose, and let somebody younger run it.",
    "uranus hard":
      "The order you imposed has started to improvise, and you’ll want to restore it by Monday. Ask the people who work inside it which part had stopped being useful to them, and leave that part unrestored.",
    "neptune soft":
      "You’ll be moved more easily than usual, sometimes at inconvenient moments, and your habit is to change the subject. Spend one evening a week on music or by the water, and make no decisions on the way home.",
    "neptune hard":
      "The objective has become vague, and your impulse is to march faster in case it’s still there. Slow down instead: sign nothing large, and have the most sober person you know go through the figures with you.",
    "pluto soft":
      "You have the nerve, just now, to examine what your power has cost, and whom. Select one of those who paid for it, ask what they remember, stay to the end, and offer to repair one part.",
    "pluto hard":
      "Somebody is as determined as you are, and you’re capable of continuing long after the prize is worth it. Name openly what you can’t surrender, then concede one thing that you only wanted because they did.",
    "mercury retrograde":
      "You consider an instruction clear once you’ve given it. For a few weeks, have people repeat it back, and keep copies of your files.",
    "mercury direct":
      "Delayed replies are arriving together, and you’ll sort them by importance. Begin with the person you least want to answer, and telephone.",
    "venus retrograde":
      "You end things efficiently and review them late. Before getting in touch with anybody, determine whether you want the person or the acquittal, and postpone expensive purchases.",
    "venus direct":
      "It’s easier again to distinguish what you like from what you’d like to have won. Spend one evening, and some money, accordingly.",
    "mars retrograde":
      "When force fails, your temper looks for somebody responsible. Put the energy into exercise and a review of the strategy, and postpone reprimands by a day.",
    "mars direct":
      "Momentum returns, and you’ll want to use it everywhere at once. Choose one direction, and ask who wants to come before you set the pace.",
    "ingress jupiter":
      "For a year, unfamiliar territory is friendlier than the old. Spend the first weeks of it learning, and take charge afterward.",
    "ingress saturn":
      "For several years one area of life will be audited. Delegate something else, and attend to this yourself, a little every week.",
    "ingress uranus":
      "In one field the rules will be rewritten repeatedly, for years. Plan shorter there, and keep a reserve of money, time and patience.",
    "ingress neptune":
      "Over many years, something you considered fixed will become less definite. Build lightly in that area, and review your assumptions annually.",
    "ingress pluto":
      "A long transfer of power begins, which you can’t direct from the front. Write down, each year, what you’ve let go.",
    "month 1":
      "Name the year’s one objective, cross out the runner-up, and show both to somebody who has to live with the consequences.",
    "month 2":
      "Go four days without completing anyone’s thought aloud, and on the fifth ask the person you interrupt most whether they noticed a difference.",
    "month 3":
      "Hand over a task you do well, with the authority attached. Don’t inspect it for three weeks, and when you do, praise something.",
    "month 4":
      "In the middle of a working day, take one hour outdoors without a device, and notice how soon you start planning.",
    "month 5":
      "Write to somebody who formed you, mentioning one thing they taught you that you still rely on when you’re responsible for others.",
    "month 6":
      "Review the half year with a friend who isn’t impressed, and let that friend select the one commitment you abandon immediately.",
    "month 7":
      "Plan a day out with people you love, then let someone else change the plan, and go along without suggesting improvements.",
    "month 8":
      "For one day, adjust to the pace of the slowest person you love, on foot and in conversation, without mentioning it.",
    "month 9":
      "Tell your closest colleague one thing you were afraid of this year, and don’t attach a lesson to the end.",
    "month 10":
      "Identify one rule you’ve outgrown and still enforce, and abolish it in front of the people it has inconvenienced most.",
    "month 11":
      "Do something at which you’ll lose, such as chess against a better player, and ask afterward what you overlooked.",
    "month 12":
      "Think of three people who were tired because of you this year. Thank each by name, and relieve each of one task.",
  },
};
