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
        "While the committee is still finding a date to discuss the problem, you’ve solved it, apologized to the one person you stepped on, and ordered lunch. ENTJ gives you a mind that sees where things ought to be in four years. Aries gives you the nerve to go there now, through the hedge if necessary. Together they make you the friend people call when they need a push, because you take the scary first step yourself and take the blame without ceremony when it fails. Someone hesitant hears you say, “You can do this,” and believes it, mainly because you are already holding the car keys.",
      argument: [
        "The quarrel in you is about preparation. ENTJ wants supplies, roles and a schedule, and Aries expects to have won before any of that is needed. You can see it when a bookcase arrives in a box: the strategist in you knows there are instructions, and the rest of you is on step nine, with three screws left over that look optional. As a rule you start at once and leave the dull parts to whoever is behind you, since your momentum has saved things that caution would have buried. The price is paid in dependable people, who are good at exactly those parts and tired of hearing everything last.",
        "Give one new idea three days this week. Announce it on the first, and on the second ask someone careful, “What does this need that I haven’t thought of?” Write the answer down, visibly. On the third day you may go as fast as you like.",
      ],
    },
    Taurus: {
      thesis:
        "What you build stays built. ENTJ picks a goal worth having, and Taurus is still working on it in year seven, after flashier competitors have gone home to write their memoirs. You say a thing once, do it for ten years without a press release, and feed everyone well along the way. People who depend on you sleep at night, because you thought about the lean years before you committed anyone to the fat ones. There’s real comfort in your company, too: the good bread, the heavy chair, the sense that someone sensible has looked at the roof. Someone has, and got two estimates.",
      argument: [
        "Where you pull in two directions is tempo. The ENTJ in you gives orders at a run and thinks a reply after lunch is late. Taurus would like to chew on every proposal until spring. You generally settle this by hurrying everyone else and taking your own sweet time, which is reasonable, as the consequences will be yours to live with. Other people, however, can’t tell whether they’re being led or blocked. Everyone received three urgent messages from you about a new couch, and months later you are still sitting on the old one, thinking. So you get a reputation for stubbornness that your excellent reasons never catch up with.",
        "This week, name the two decisions you won’t be rushed on, and say when each will be ready. Be quick about all the rest. If a no slips out of you on reflex, add, “That’s only my first reaction, so ask me again on Thursday.”",
      ],
    },
    Gemini: {
      thesis:
        "You can run three conversations at once and still know which of them matters. Gemini picks up the problem in one place and remembers the stranger in another who solved it last year; ENTJ has the stranger on the phone by noon, with a purpose, a date and a joke about the weather in Denver. What comes of it is speed with good company. Ideas find their people around you, and meetings end early, because you said in one sentence what eleven slides were circling. You even like being corrected, provided that the better fact arrives quickly and has some style.",
      argument: [
        "Your two halves can’t agree on a number. ENTJ wants one objective and everyone behind it, whereas Gemini would like three, plus the option of a fourth that came up in the elevator. Usually you commit with great firmness, take a call about something else in the hallway, and stay through the launch, which you do superbly. Then repetition sets in. You want to leave so badly that it’s embarrassing, so you call it delegating. A quick mind gets hungry, and that’s no crime. But someone loyal, who dropped another project to join yours, is now alone with it and the password list, and the people who finish things start to pause before they answer when you call.",
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
        "This week, let someone else present a success, and add nothing but applause. Afterward ask a person whose judgment you trust, “What do people not tell me?” Say thank you, and explain nothing until the next day.",
      ],
    },
    Virgo: {
      thesis:
        "In one reading you find the hole in the strategy and the missing comma on page forty, and you can’t honestly say which bothers you more. ENTJ decides where everyone is going; Virgo has checked the bolts, the insurance and the weather. The two together get ambitious things to work, which is rarer than announcing them. What passes through your hands can be relied on, and you ask more of yourself than of anyone. Under the efficiency lives a tender worry that, if one detail fails, someone in your care will pay, which is why you pack a spare charger for people you haven’t met yet.",
      argument: [
        "The trouble starts around page nine, where ENTJ wants to advance and Virgo has found an error. Each is right. You tend to settle it by letting the project advance and then fixing everyone’s details yourself, at eleven at night, in the shared document, where your little cursor goes hopping through other people’s paragraphs. You do it because the outcome matters to you so much, and because explaining takes longer. In the morning the team finds forty corrections and no note. Your colleagues would have made the changes if you’d asked; since you didn’t, they try a bit less hard the next time, and you conclude that you were right to check.",
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
        "Arriving is where your two halves fall out. ENTJ would like to consolidate, hire a bookkeeper and enjoy the view. Sagittarius has seen the view. So you win, make a generous speech, and by dessert you’re sketching the next thing on the tablecloth, because standing still feels to you like shrinking. At home it can be much the same: the boxes from one move are barely unpacked when you’ve found a wonderful place by the coast. Anyone who was just settling in packs again, with a loyalty that thins a little each time, and you feel vaguely guilty without knowing what to do about it.",
        "Before the next start, choose who will look after what you have now, and ask that person this week, “What do you need from me in the first three months?” Put the answers in your calendar, with dates. Then go, with everyone’s blessing, and come back when you said you would.",
      ],
    },
    Capricorn: {
      thesis:
        "When trouble turns up, you have generally been expecting it since last year and have a folder. ENTJ supplies the push and Capricorn supplies the plan, and because the two agree about nearly everything, other people get a rare thing: someone whose word is finished work. The debt is paid, the roof holds, the favor you promised in passing shows up done, on the day, with a receipt. You ask nothing of anyone that you haven’t done yourself, in worse weather. And you’re much funnier than your calendar suggests, in a dry way that people tend to get on the drive home.",
      argument: [
        "With your two halves in such agreement, there’s nobody left inside you to suggest lunch. ENTJ says now, Capricorn says properly, and between now and properly no hour remains in which nothing is owed. The life you mean to enjoy later has a budget but no date. So you work through the Saturday you’d promised to someone, promise another Saturday, and mean it. You’re doing it for that very person. In time the invitations come with a polite way out already attached (“I know you’re swamped”), and you take that for understanding. Some of it is someone getting used to missing you.",
        "Write down the level you’d call enough, with a sum and a year, and show the page to a friend who will bring it up. Then keep one private date this week as strictly as you’d keep a board meeting. If work calls, say, “I’m not available until tomorrow,” and enjoy how good it sounds.",
      ],
    },
    Aquarius: {
      thesis:
        "Rules that everyone grumbles about have a way of vanishing after you’ve asked, in perfect innocence, what they were for. Aquarius imagines how a thing could be arranged if people were treated as equals and had some sense. ENTJ gets the arrangement past the budget committee by Friday. The pairing produces reforms that actually work, and you take a good idea from the newest arrival as readily as from the boss, with the author’s name on it. Strangers you’ll never meet have an easier life because of something you insisted on. You’d be embarrassed if they thanked you, and you’d read the letter twice.",
      argument: [
        "About equality your two halves hold a polite debate. Aquarius says that everyone counts the same, and ENTJ adds that someone still has to decide, and looks around modestly. You know how that sounds. So your own wishes tend to go out dressed as principles: you don’t want the corner office, you’re in favor of a rational use of space. It feels humbler than giving orders. But nobody can argue with a principle, so after a while people stop trying, and you miss out on the honest disagreement you’d have enjoyed. At home the same gift misfires in another way: someone sniffles, and you present a solution, with options.",
        "Use the first person once this week: “I want this, and here is what it does for me.” And when someone at home is upset, ask, “Do you want an idea, or do you want me to listen?”",
      ],
    },
    Pisces: {
      thesis:
        "In any meeting you run, the difficult item somehow comes up at the very moment when the person it concerns can bear it. People call that good timing. Actually it’s Pisces, feeling everyone’s mood as if through a thin wall, and lending its ears to ENTJ, which has an agenda and means to finish it. So your instructions are clear and also considerate: you relieve whoever would have broken first, and anyone who failed walks out with their dignity and a plan. Nobody expects a commander to tear up at airport reunions, and that has allowed you to do it for years behind sunglasses.",
      argument: [
        "Evidence is what your two halves argue about. Pisces has a feeling that the Tuesday plan is wrong; ENTJ wants to know on what grounds, by noon, with a chart. Since few workplaces accept “it gave me a bad dream,” you generally act on the feeling and build the chart afterward. Should anyone question the numbers, you defend them like a fortress, on behalf of something you can’t show. It works well enough that you rarely learn which hunches are instinct and which are only a poor night’s sleep. Taking charge also keeps you from absorbing everyone else’s feelings, and people who see only the calm don’t ask what it takes.",
        "For a month, note your larger hunches with the date, then check how each one turned out. In one meeting this week, try saying, “This is partly a feeling, and here is what would change my mind.” Afterward, let someone look after you for an hour.",
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
          text: "The figure you once swore would do has moved three times, so find the original version in an old notebook, and read it to someone.",
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
    "You’ll be skimming this for the conclusion, so here it is: there are two of you, and only one has been chairing. The type you tested as is the loud one, with the folder. These first pages let the other speak, and, since someone should, they record who interrupts. Read them sitting down, if that can be arranged.",
    "Nobody needs to send you to work; it would be closer to the truth that someone ought to come and collect you. The pages ahead are about what you’re like when it goes well, why people line up behind you and at what point they inconspicuously step out of the line, and whether you have noticed lately which hill this is.",
    "You treat the people you love as the best team you’ve ever had, and most have been too polite to mention that they never applied. They’d prefer your time to your competence. What follows goes into the places where rank is no help, and inquires what your face does there, and what you say before you’ve prepared anything.",
    "There’s a region that you govern by never visiting it. Reports come up from there on occasion, a nightmare, a lump in the throat at an airport, and are initialed and sent back. You’ll encounter in this part several residents who have been requesting an audience, and who are smaller than you thought. They know you well.",
    "Your body has been an excellent subordinate, and that’s the trouble: it reports late and never contradicts. This part is about ordinary days, what they wear down in you and what they could put back. Nothing in it takes longer than an evening, all of it is something at which you’re permitted to be terrible, and one page insists.",
    "So far you’ve been asked how you do things. The last part asks what for, a question you’re quick to answer in public and reluctant to answer alone, on a long flight with the window shade down. No one will check. Take your time over the pages, and skip the ones that flatter.",
  ],
  year: {
    "new 1":
      "New beginnings bring out the press secretary in you: the change is announced, with reasons, before it has been tried on. Unannounced ones last longer, because nobody is keeping score. What would you alter about yourself if you never had to defend it?",
    "new 2":
      "Bargaining for a company, you’re merciless and rather cheerful. For yourself you wait to be noticed, as if your price should be obvious from the results. Results, sadly, don’t speak; a figure does, and it sounds best when it’s said early.",
    "new 3":
      "Calls from you tend to have a purpose, and the people nearest you can hear the agenda unfolding. Conversation comes more freely now, and a sibling or neighbor approached with nothing to arrange will be suspicious for a minute and delighted after that.",
    "new 4":
      "Authority stops at your own front door, where the staff is related to you and nobody reads the memo. What works there is attention, which you have in quantity once you sit down. A change at home begins best with someone else’s wish.",
    "new 5":
      "Pleasure has to get past your standards, and since you prefer games that you already win, the list grows shorter every year. Starting badly is half the fun, or so people say. Which delightful thing would you be hopeless at?",
    "new 6":
      "Reform appeals to you more than routine, so your mornings have been through several administrations. One modest rule, attached to the first cup of coffee, outlives them all. The grand overhaul can stay in its drawer, where it has always been happiest.",
    "new 7":
      "Someone new tells you a problem and receives, within the minute, a solution. It’s meant as courtship. Most people would rather be asked a little more first, and curiosity comes easily just now; your third question is the one they remember.",
    "new 8":
      "Busyness is how you step around grief, debts and whatever nobody mentions at dinner; there’s always something more urgent. Such things are easier to open at the beginning than later. Half an hour with the figures, or the feeling, is usually the worst.",
    "new 9":
      "Travel and study lose every contest for your calendar, since neither one ever threatens to resign. Still, an unfamiliar subject wakes you as few promotions do. It gets simpler when someone else is the expert and you only bring the luggage.",
    "new 10":
      "The size of a goal reaches you first, and its price arrives later, by separate mail. A fresh ambition excites you immediately, and that energy is worth having. Who has already held such a position, and what did their evenings look like?",
    "new 11":
      "Groups promote you. You come for the bowling, and within a month you’re revising the bylaws, partly because someone had to and mostly because it itched. New company is different when you have no vote: people tell you the good gossip.",
    "new 12":
      "For the first two hours, rest feels to you like desertion; the third is another country, and you’ve seldom been there. The time ahead asks less of your will than usual. None of it needs a strategy, which is hard to plan for.",
    "full 1":
      "Walking into a room, you change its posture, and you’re the only person who never sees it happen. The effect is easier to observe just now. If people straighten up, it isn’t always respect; some of them are only hoping to be asked.",
    "full 2":
      "Accounts are frank biographers: they record what you’ve really been working for, whatever the speech said. It all shows clearly at present. Somewhere among the sensible totals, is there an expense that did you good and impressed no one?",
    "full 3":
      "You value accuracy so highly that a remark which hurts seems excused by being correct. Words travel farther than usual now. If something of yours landed hard, the facts may all be right; what people want back is the tone.",
    "full 4":
      "What the people at home want is your unhurried presence, the one resource you can’t delegate or buy in bulk. Its absence is noticeable now, and so are the evenings you were truly there. Which did you enjoy more than you let on?",
    "full 5":
      "Whatever you love, you improve. A drawing, a school recital, a perfectly nice picnic: the suggestions are out before the compliment has its coat on. Things made with love are on show now, and the notes on them will keep till morning.",
    "full 6":
      "Your schedule was drawn up for someone who doesn’t get tired, and you have been impersonating that person with great success. The body has taken minutes and now reads them aloud. An appointment you strike early is cheaper than three struck for you.",
    "full 7":
      "Opposition makes you faster, and speed makes you slightly deaf. Close ties show what they’re made of now, the good ones included. A fair test of any disagreement is whether you can state the other side and get a nod.",
    "full 8":
      "A debt is something you settle at once, to be rid of the feeling, and emotional debts get the same prompt service. Some of them want to be felt before they’re paid. There is no late fee for taking a few days.",
    "full 9":
      "People have followed your convictions a long way, which makes it awkward when one stops being true. Something of the kind comes out more easily now. Admitted early and by you, a wrong turn adds to your authority; discovered by others, it subtracts.",
    "full 10":
      "Results stand in plain view, and you’re rarely neutral about them: you count the one miss before the nine hits. Pride is harder for you to admit than ambition. It pleases people, oddly, to hear that you were pleased.",
    "full 11":
      "Somewhere in the rush, colleagues and friends got filed together, and it takes a moment like this to see which is which. Friends are the ones who’d still appear if there were nothing to discuss. When did you last have nothing to discuss?",
    "full 12":
      "Exhaustion in you looks a lot like determination, so nobody sends you home, least of all you. It becomes visible about now, in forgotten names and a short temper with zippers. Sleep is the one task that can’t be assigned to anyone.",
    "eclipse 1":
      "When an old version of you steps down, a successor is appointed within the hour. The vacancy is more interesting than you think. Who are you on a day when nobody reports to you?",
    "eclipse 2":
      "A source of income or pride that dries up gets replaced by you at remarkable speed. Left empty a little longer, the gap shows you which costs were only there to impress.",
    "eclipse 3":
      "There’s a way people have learned to talk around you: in headlines, so as not to lose you. As it gives way, some clumsier conversations arrive, which are considerably better than they sound.",
    "eclipse 4":
      "Organizing is how you mourn; give you a change at home and you will be labeling boxes. If something there closes or moves, an unoccupied hour in the emptied room is the actual farewell.",
    "eclipse 5":
      "Losing a pleasure or a love, you go straight to work and call it resilience. The sorrow waits in the lobby, and is generally shorter than you fear once it’s admitted.",
    "eclipse 6":
      "Habits that made you successful are hard to suspect of anything. When one of them stops paying, you tend to double it. What if it has merely finished, with honors?",
    "eclipse 7":
      "You prepare well for the people you love or fight, so well that you sometimes answer who they used to be. An old pattern between you closes, and the next one has no script.",
    "eclipse 8":
      "Winning the larger share comes easily to you, in a settlement or an argument. If something shared is divided now, goodwill belongs on the list of assets, and it’s the one that goes on paying.",
    "eclipse 9":
      "Certainty has been your compass, and you lend it generously. On days when it spins, there’s dignity in admitting so; guides are fond of travelers who know they’re lost.",
    "eclipse 10":
      "Titles save you the trouble of introducing yourself. When one of them ends, or its meaning does, you find out which of your interests were on salary. A few will be delighted to work for free.",
    "eclipse 11":
      "Circles you’ve led often last exactly as long as your energy for them. If one dissolves, it’s less a defeat than a recess, and a friend or two can generally be found among the coffee cups.",
    "eclipse 12":
      "Certain burdens you’ve never mentioned, having decided long ago that leaders shouldn’t. When one ends, there’s no one to celebrate with, since nobody knew. A late witness is still a witness.",
    "jupiter soft":
      "Appetite is one of your virtues, and for a while the menu is long. You’ll be tempted to accept everything, for the sheer pleasure of a full table. The offers that age best with you are those that make a few other people larger as well.",
    "jupiter hard":
      "Big plans sound reasonable in your voice, and that’s the danger: other people find the hours for what you agreed to with a smile. Confidence runs ahead of arithmetic now. Which of your promises has, at this moment, nobody to keep it?",
    "saturn soft":
      "Command you picked up young; credibility takes longer, and it grows in dull soil such as minutes, maintenance and showing up. Work done in this stretch tends to stay done. The unglamorous half suits you surprisingly well, provided nobody tells you that it builds character.",
    "saturn hard":
      "A wall, to you, is something that hasn’t been pushed properly yet. When it stands anyway, you take it as an insult, though it’s mostly a measurement: the goal is larger, or later, than you had written down. A third of it, delivered whole, would still be impressive.",
    "uranus soft":
      "Rank is your native language, but the clever ideas are being spoken elsewhere just now, often by someone half your age with no title. You like a shortcut too well to stay offended. An experiment you can afford to lose is the pleasantest kind of education.",
    "uranus hard":
      "Disorder reaches you as a personal message. Your first move is to restore what was, by morning, in a stronger material. But a system usually breaks where it no longer served someone, and the people inside know the spot; they have been stepping over it for years.",
    "neptune soft":
      "Feeling gets to you sideways in this stretch, through a melody, a stranger’s kindness or an old dog crossing the street, and your reflex is to check your messages. There’s nothing to repair, and some of your best decisions originated in moments you couldn’t have explained to a committee.",
    "neptune hard":
      "When the destination goes vague, you march faster, in case it’s still ahead. Fog rewards the opposite. Large commitments look nobler than they are at such times, and one dull, sober friend with a pencil is worth more than another believer.",
    "pluto soft":
      "Power has been good to you, and you’ve mostly been good with it; still, there is usually someone who paid for a part you didn’t see. Now you have the nerve to look. An old cost, once named by the person who caused it, is often half repaired.",
    "pluto hard":
      "Somewhere a will as stubborn as yours is at work, whether in a person, an institution or your own habits. You’re capable of fighting on long after the prize has spoiled. What do you truly need from this, and what did you want only because it was refused?",
    "mercury retrograde":
      "An instruction seems clear to you once it has left your mouth. For some weeks the world replies with mistaken dates and missing files, and a second copy of anything important is welcome.",
    "mercury direct":
      "Answers come loose all together, and you’ll rank them by importance, as always. The one you keep moving down the list generally concerns a person, and it’s easier to answer than it looks.",
    "venus retrograde":
      "You close things efficiently, and review them, if ever, much later. Should an old love or an old purchase come back to mind, do you want it, or do you want the verdict reversed?",
    "venus direct":
      "Taste and victory are easily confused in you; some of what you own is mainly trophies. It’s simpler again to tell what you’d choose if nobody had been competing for it.",
    "mars retrograde":
      "When force stops working, your temper goes looking for the responsible party. Such times are for sharpening: less is accomplished, and what’s accomplished is better aimed. A long walk counts as work.",
    "mars direct":
      "Momentum is back, and you feel it in your knees. Others need a moment to find their shoes, so the first stretch goes best at the pace of someone you’d like to arrive with.",
    "ingress jupiter":
      "Over the next year you’re luckier here as a newcomer than as an expert. Questions bring you more than orders do, and being underestimated for a while is a very comfortable chair.",
    "ingress saturn":
      "Shortcuts close in this area for a few years, and what you handle yourself lasts. Progress will look slow on paper, but you’ve always respected whatever was difficult to obtain.",
    "ingress uranus":
      "Rules get rewritten here more than once in the coming years, not always by you. Plans with a short leash, and some slack in the budget, will keep you cheerful about it.",
    "ingress neptune":
      "Something that you treated as settled softens over many years. Maps help less than a good ear, and the advantage, for a person of action, is discovering what can be reached only by drifting.",
    "ingress pluto":
      "A long handover begins here, and it can’t be led from the front. What you give up willingly tends to come back in another form; what you clutch gets heavy.",
    "month 1":
      "Spend an evening at a board game whose rules you don’t know, and lose with style. Bring the good snacks, which is also a strategy.",
    "month 2":
      "Watch a master at work for an afternoon, a baker, a welder, a cellist, purely for the joy of someone being that good.",
    "month 3":
      "Sit in on a town meeting, in the last row, with popcorn in your heart and no intention of speaking.",
    "month 4":
      "Get lost on purpose in a part of town you don’t know. An hour with no objective has rarely hurt a person, and there’s usually pie.",
    "month 5":
      "Try a rowing machine’s prettier cousin, a real boat on real water, and take the seat where someone else calls the stroke.",
    "month 6":
      "Read the biography of a magnificent failure. They’re better company than the winners, and the mistakes are of a size you can admire.",
    "month 7":
      "Take the slow train, or any train, with a window seat and nothing to prepare. Wave at someone on a platform. It’s still allowed.",
    "month 8":
      "Build something absurd out of sand, snow or stones, a dam, a castle, a tower, then let the weather or the neighbors’ kids have it.",
    "month 9":
      "Go to karaoke and choose a song you can’t possibly dominate. A bad high note, proudly sustained, is among the friendlier kinds of leadership.",
    "month 10":
      "Cook something that takes all day and can’t be hurried, such as a stew. It will ignore you completely and turn out excellent.",
    "month 11":
      "Ask the oldest person you know about the best trouble they ever got into, and stay for the second story.",
    "month 12":
      "Have one long lunch of the old-fashioned kind, with no phone on the table, at which dessert is discussed at length before it’s ordered.",
  },
};
