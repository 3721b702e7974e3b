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
        "Give you a locked gate, a few strangers and no instructions, and within five minutes someone’s on someone’s shoulders and you’re telling the tall one where to put his foot. ENTJ can already see the far side of the field. Aries is over the gate before the seeing is done, with a torn sleeve, laughing. People follow because you never ask for anything you haven’t just tried, badly, in front of everybody. Mistakes get announced at full volume, mostly your own. Manuals you’ve read as far as the first line. And those in trouble call you before anyone, since you’re the one friend who doesn’t say “let me know if I can help.” You’re already in the car.",
      argument: [
        "Nobody draws up a better plan on a Sunday, and nobody’s bored with it sooner. The strategist in you would like to see a thing through for five years, and the rest of you would like to start something today. Mostly you settle it by leaving with the plan and improving it on the road, in your head, at speed. So on a group hike you spot a finer ridge, swing left at the fork, and are halfway up, thrilled, before you notice you’re alone. The others went to the waterfall, as agreed. They wait an hour, a bit worried, holding your lunch.",
        "This week, when you change a plan other people are standing on, stop until you’ve told them: “I want to do this differently from what I said. What does that wreck for you?” Then let the answer count.",
      ],
    },
    Taurus: {
      thesis:
        "Salespeople meet you with relief, because you look comfortable, and leave having thrown in delivery and the good warranty. ENTJ knows exactly what the thing ought to cost. Taurus has sat down, likes the chair, and has nowhere else to be. Between them they’ve made someone who can want a large thing for ten years without getting nervous, and who enjoys lunch every day on the way. Those you look after are insured, fed and told the truth, in that order. Ask for your opinion and it comes complete, with nothing to take back. You’re the one people want holding the other end of the piano. You’ll say when to lift, and you won’t let go.",
      argument: [
        "Say the deck is finished, the evening’s warm, and the whole point of the last three years was to sit here. Half of you would be happy to do that until September. The other half has noticed the fence. You’ve settled it by making enjoyment a reward that comes after, and then moving the after: once the loan’s paid, once the spring rush is over, once the guest room’s done. So your company comes out with glasses and gets a tour of what still needs fixing. They’d thought it was beautiful. A little embarrassed to have been content, they offer to hold the tape measure.",
        "Choose one finished thing this week and sit in front of it with someone until it’s dark: “Nothing here needs doing until Monday. Tell me what you like about it.” When you see the fence, keep it to yourself.",
      ],
    },
    Gemini: {
      thesis:
        "Between the parking lot and the front desk you’ve settled a delivery, teased the guard about his team, and talked someone out of a lawsuit by phone. ENTJ wants a result by noon. Gemini wants to know who’s involved, how they met, and what’s the funny part. Put the two in one person and you get a leader who learns by interrupting, changes course in the middle of a sentence, and leaves people feeling cleverer than they came. Give you a better argument and you’ll drop your own on the spot, cheerfully, like a bad umbrella. Your friends receive the right article at the right minute, and introductions that turn into jobs. Waiting rooms are where you make contacts.",
      argument: [
        "Curiosity would like to hear one more side; the executive in you can’t leave a question open in front of people. You’ve settled that by announcing whatever you think at the moment, firmly, because saying it in that voice is how you find out whether you believe it. “We’re moving the reunion to Chicago.” By breakfast you’ve thought of three reasons against Chicago and dropped it. Meanwhile, a cousin has paid for flights that can’t be refunded. Next time you announce something, she’ll wait a few weeks to see if it lasts, and you’ll wonder why everyone’s so slow to get going.",
        "For one week, put a label on the front: “This is only an idea, so please argue,” or else, “This one’s decided, you can book.” People can live with either. They just can’t tell them apart by ear.",
      ],
    },
    Cancer: {
      thesis:
        "A stranger who’s rude to your waiter is about to learn what your work voice sounds like. The waiter will get the other one, along with a tip and a question about his evening class, because you’ve been asking every week. Cancer decides who’s yours, quickly and for life; ENTJ then runs their defense. Let one of your people mention a landlord, a bill, or a form that came back, and by supper you’ve made three calls and are enjoying yourself. It’s ambition with faces in it. Colleagues who know the drive would be surprised by the rest: how long you remember a kindness, how badly you take a goodbye, the way your eyes fill at a school concert, even when it isn’t your child.",
      argument: [
        "Say the volunteer treasurer has been late with the accounts four times, and you know what should happen. Results decide; that’s how you’d run anything. But he was good to you in a bad year, and nobody who’s been good to you is ever just a treasurer. So he stays, you do the accounts yourself on Sunday nights, and because the annoyance has to go somewhere, it goes to the new secretary, who filed her minutes one day late. She sees a person who’s hard on good people and easy on old friends, and she isn’t wrong. He can feel it, too: everyone’s stopped giving him anything that matters.",
        "Take whoever he is in your life for a walk this week and give him both halves: “You’re my friend, and that’s not up for discussion. The accounts aren’t working. What job here would you actually like?” Then find it for him.",
      ],
    },
    Leo: {
      thesis:
        "Nine adults are standing on a sidewalk discussing where to eat, and you’ve already called ahead. ENTJ books the table. Leo makes the toast, and it’s a good one, because somewhere between the bread and the entrées you noticed who was feeling small and decided to tell everyone precisely what’s excellent about them. That’s your kind of ambition: you want to win, you want it to look magnificent, and you want your people up on the steps with you when the picture is taken. Losing at something big bothers you less than succeeding at something beige. The grand manner stops at the front door, though. Those who live with you get the voices, the nonsense, and a sore loser at cards.",
      argument: [
        "A job well done, by your own rules, is one that runs alone: train them, trust them, leave. And yet you’d love to be missed. So you hand a project over handsomely and then drop by on Thursday, just to see, and what you see needs fixing. Someone you trained gives her first big presentation, nails it, and looks across the room for your face. “Great,” you say. “One thing.” She fixes the one thing, and from then on she sends you everything first, and you wonder why nobody around here can decide without you.",
        "This week, when a person you brought along does well, swallow the one thing and say, “You didn’t need me for any of that. I’m proud of you, and slightly insulted.” They’ll laugh. Somebody who doesn’t need you and still looks for your face: that’s what being missed is like.",
      ],
    },
    Virgo: {
      thesis:
        "If you’re in charge of the bridge, it’ll open on time, and the sign on it will be spelled correctly, since you asked to see the sign. ENTJ has an eye for where the whole thing is heading. Virgo has an eye for the bolt, and in you they share a desk without much quarreling. Tangles relax you. Hand you a canceled flight, three connections and a weeping cousin, and a calm comes over your face that other people pay spas for. Your jokes are dry and come without a warning, so half the table gets them a block later. Compliments, you wave off. But you’ll research a friend’s knee operation for an evening, and send one page, with the good surgeon underlined.",
      argument: [
        "You gave the talk, they clapped, the money came through. Driving home you turn the radio off so that you can hear the wrong figure again, the one on the sixth slide. Leading asks you to look certain, and your conscience keeps a list. So you’ve split the day between them: you’re certain until six, and the list is read at night, to you alone. The people you work with see somebody who never doubts. When they slip they hide it, because who would bring a mistake to a person who doesn’t make any? You end up checking everything, and alone with it.",
        "Let one out this week while it’s still warm, in front of someone junior: “I got the second-quarter number wrong up there, and it’s bothering me. Did you notice?” You’ll be amazed what they tell you in return.",
      ],
    },
    Libra: {
      thesis:
        "Two people who aren’t speaking have both agreed to sit at your table, and each thinks it was their own idea. ENTJ knows what has to come out of the evening. Libra has thought about the chairs. You get your way with such good manners that people thank you on the stairs, and mostly they should, since it was a good way, and you’d left something in it for them. An unfair bill can make you march back two blocks, in the wrong shoes, on behalf of someone else. Your arguments are clean, your invitations are early, and you can end a quarrel by moving one person to another chair. Few people have ever been overruled so pleasantly.",
      argument: [
        "Where should the group go this year? You’ve known since Tuesday. You could just say so, but you also want it to be fair, and to be liked, so you hold a consultation. Everyone’s heard. You ask good follow-up questions, and by dessert the talk has come round, as if by itself, to the lake. Somebody who spent two lunch hours pricing the mountains watches it come round. Next time she says she’s fine with anything, and you tell a friend, honestly puzzled, that you’re the only one who ever has an opinion.",
        "Before you ask for views this week, separate what’s settled from what isn’t: “I’ve decided on the lake. I haven’t decided when, or how we split the cost, and there I really need you.” An honest order is easier to take than a vote that was over.",
      ],
    },
    Scorpio: {
      thesis:
        "You open the meeting, keep it moving, and watch. Then you ask one question, in a friendly tone, and the man with the slides begins to sweat. Scorpio has noticed which number he hurried past. ENTJ has already thought of what to do if it’s as bad as it looks. With friends, the same attention is a luxury: you know when “tired” isn’t tired, and you’ll drive across the state at night without asking why until the second rest stop. Secrets go in and stay in, and a favor is remembered for life. A poker face hides a wicked sense of humor that comes out late, among three or four people, and those three or four would walk into the sea for you.",
      argument: [
        "Everybody knows what you want done, by when, and how well. Nobody’s been told why. You like to lead in the open and to be known to hardly anyone, so you’ve divided the property: the plans are public and the reasons are private. It feels like discretion. Then you cancel the spring trip in one sentence, and everybody sets about explaining it to everybody else. Someone’s being punished. There’s money trouble. You were only worn out, and too proud to say it, but by the time a version reaches you it’s ugly, and you conclude, again, that people can’t be trusted with things.",
        "Hand over a true reason this week before they make one up: “I’m calling it off because I’m exhausted, and I didn’t want to say so.” A small one will do. You’ll find that they stop guessing.",
      ],
    },
    Sagittarius: {
      thesis:
        "You look at a map the way others look at a menu. ENTJ orders; Sagittarius has already gone next door to see whether they’ve got something bigger. So your optimism comes with a budget and your budgets with a view, and people who meant to have a cautious year find themselves, by March, learning Portuguese. You say what everybody’s thinking, loudly, with such evident goodwill that you’re forgiven before the end of the sentence. Setbacks become anecdotes within the week, and you’re the fool in most of them. Strangers on trains tell you about their businesses and get off with a better one. Being around you makes the ceiling look higher. It’s hard to say whether you raised it or just never saw it.",
      argument: [
        "Whatever you build works, and then it wants you there on Thursdays. The founder in you knows that big things need somebody at the desk. The traveler hears a door being closed. So far you’ve settled it by running everything from somewhere else: you’re splendid on the phone, you land at six, you’ll watch the recording. Say a child you love has a play at five. You see eleven minutes of it through a screen from Gate 22, cheering so that heads turn, and you honestly feel that you were there. The child was looking at the third row. They’re proud of you, and they’ve stopped saving the seat.",
        "Pick one Thursday this week and be boringly present: “I’m not going anywhere tonight, and my phone’s in a drawer. What usually happens here when I’m gone?” Then do that with them. You’ll like it more than you expect.",
      ],
    },
    Capricorn: {
      thesis:
        "You were asked to join the committee, and a year later they asked you to chair it, and nobody can recall a vote. ENTJ sees how a place ought to be run. Capricorn reads the bylaws, stays for the boring part, and turns up in bad weather. Your word is treated as a fact by people who’ve checked. There’s a sense of humor, too, so dry that newcomers miss it for a month and then can’t stop quoting you. Flattery gets nowhere, competence gets everything, and anyone young who’s willing to be taught discovers a patience that would amaze your rivals. You look like someone born at fifty. Friends have noticed you’ve been getting younger ever since.",
      argument: [
        "A friend can’t decide about leaving the bank, and you settle it between the pond and the bus stop. Go, you tell him. You list what he’s worth, what he’d regret, whom to call. It’s the boldest advice he’s ever had, and it’s right. Then you go home to the thing you’ve been about to do for years, which still needs another reserve, a better market, a signature. Your daring gets spent on other people; your caution you keep for yourself. He jumps. It goes well, and when he asks about your own plan you talk figures, and he’s too grateful to say that he’s heard them before.",
        "Make him your equal this week: “I told you to leap, and I’ve been on the same ledge for years. Ask me what I asked you.” Then answer without a single figure.",
      ],
    },
    Aquarius: {
      thesis:
        "The rule has been on the wall for eleven years, and it took you a week to ask who it was for. ENTJ would like things to run properly. Aquarius wants to know who says so, and whether anyone has asked the people who sweep the floor, and the argument between them has made you the most organized rebel anybody knows. Your friends wouldn’t have met without you: a judge, a tuba player, somebody’s grandmother, a boy who repairs radios. Rank makes no impression. You speak to the senator and the night janitor in the same voice, and it’s the janitor who gets the longer answer. Being early is your habit in most things, and especially in opinions.",
      argument: [
        "Bosses bore you, and you’re one. You can’t watch a thing being run badly for more than a few minutes, and you can’t stand anybody being told what to do, so you’ve found an arrangement in which you take over and call it a suggestion. There’s a vote in the group chat. Everyone’s free to propose. You post your reasons, then a chart, then a reply to each doubt, and at eleven at night the last opponent types “fine.” You’re delighted that it was unanimous. When the thing goes wrong, though, they look to you, and you’re hurt, because it was everybody’s decision.",
        "The next time you’re steering, say so at the start: “I’d like to run this one. If it fails, blame me, and if you hate it, tell me by Sunday.” It’s less pure, and people find it restful.",
      ],
    },
    Pisces: {
      thesis:
        "In the dark of a movie theater you’re a puddle, and by the parking lot you’ve decided to start a foundation. Pisces takes in the world without a filter: the tired nurse, the song, the boy eating alone. ENTJ can’t feel a thing for long without asking who’s in charge of it. The result is someone who has visions and books the hall for them. Hardened people find themselves carrying chairs for you, at no pay, and rather happy. Your orders have a way of sounding like invitations, and your invitations come true. In an emergency your voice gets lower and slower, and even dogs do what you say. Afterward you need a long bath and to be asked nothing.",
      argument: [
        "Say applications close on Friday at noon. You set that deadline yourself, explained it, and believed in it, and on Friday at three a man calls with a story. You hear the tremble in it. In public you lead by standards; at the side door you’ve never turned anyone away, and you’ve kept the two apart by asking each person you let in not to mention it. They mention it. Meanwhile the woman who sat up until dawn to finish on time, with a fever, learns that noon was for people who believed you. She doesn’t protest. She just turns in the next thing when it suits her.",
        "Put the mercy in the rule, where everyone can see it: “Noon on Friday. If you can’t make it, write to me before then and you’ll have until Monday.” Then leave your phone in a drawer that afternoon, and let Friday be Friday.",
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
    "sun 1":
      "The one person you never interview is yourself. Sit down for half an hour with the questions you’d put to someone you were about to hire, starting with “What would you like to be doing a year from now?” Don’t accept the polished answer.",
    "sun 2":
      "A sum you’ve reached becomes the minimum for the next one, so you never get to use the word enough. Work out what you’d need in order to keep one day a week for yourself, and see how far off it is. It’s seldom the figure you assumed.",
    "sun 3":
      "Your messages are so short that people read them twice to find out whether you’re angry. Put in a line now and then that serves no purpose, “How was Saturday?” or “I’m still laughing about that.” It takes four seconds, and you get better answers to everything else.",
    "sun 4":
      "Call someone who knew you before you were good at anything. Your results don’t count for much with such people, which is more restful than it sounds. Ask what you were like at nine, what they worried about when they looked at you, and what they never worried about.",
    "sun 5":
      "Free time gets the same management as everything else in your life, so it’s well run and a little tense. Let somebody else plan an evening or a date from start to finish. Don’t read the reviews, don’t suggest the faster route, and find out what they think you’d enjoy.",
    "sun 6":
      "Lunch happens to you at a screen, on your feet, or at four. For these weeks, treat it as a meeting with someone who matters: twenty minutes, seated, phone away, not to be moved. You think better in the afternoon, so it even passes for efficiency.",
    "sun 7":
      "Strong people argue with you, and you like them for it, while the others go quiet and you count that as a yes. Choose the quietest of those you deal with every day and ask, “What have you stopped telling me?” Then say thank you, and nothing more until tomorrow.",
    "sun 8":
      "You trust people completely, after checking, and then you check again. Whatever you share with someone, money or a plan or a key, leave one part of it to them for a whole month and don’t ask how it’s going. It means more to them than a present.",
    "sun 9":
      "From a good trip you come home having seen everything and needing a week off. If you’re planning to travel or to study something, cross out half of the program before you begin. The best hour of either is rarely one that somebody scheduled.",
    "sun 10":
      "You’re good at too many things, and each of them keeps finding you. These are weeks for choosing the one you’d like your name to stand for, and for handing over something you merely do well. Say in front of others who has it now, and mean it.",
    "sun 11":
      "Even close friends get an appointment with you, three weeks from Thursday. Call one of them some afternoon about the same evening, with no table booked and nothing to discuss. If they’re busy, tell them the rest of it anyway: “I just felt like seeing you.”",
    "sun 12":
      "After a success you’re low for a few days, and you take it for laziness, so the next goal is up by Monday. It’s only what effort feels like once it stops. Keep the two days after your next deadline empty, and don’t tell anyone they’re free.",
    "new 1":
      "You like to announce a change in yourself, with reasons, before you have tried it, because a stated goal is one you feel bound to reach. An alteration that no one has heard about is easier to adjust or abandon, so begin one privately.",
    "new 2":
      "Negotiating for others, you are bold and rather cheerful, whereas for yourself you wait to be noticed, as if excellent results made your value obvious. They seldom do. If a raise or a fee is due, name the figure early.",
    "new 3":
      "Your calls have a purpose, since conversation without one seems to you like time that belongs to someone else. Relatives and neighbors can hear the agenda, and they would appreciate a call in which you only ask how they have been.",
    "new 4":
      "At home no one reports to you, and the methods that are successful everywhere else meet with patient resistance. What works is attention, so if a change is needed in the household, begin with a wish that another person has had for some time.",
    "new 5":
      "Pleasure has to satisfy your standards, and because you prefer games that you can win, the selection becomes smaller every year. Think of a delightful activity you would be terrible at, and try it in forgiving surroundings.",
    "new 6":
      "Redesigning your whole day appeals to you far more than repeating it, which is why large reforms of your health rarely outlast the month. A modest rule is preferable now, attached to something that happens every morning in any case.",
    "new 7":
      "When someone tells you a problem, you answer with a solution immediately, because solving difficulties is how you express affection. Most people prefer to be asked a little more beforehand, and two questions are generally enough.",
    "new 8":
      "Being busy is your way around grief, debts and whatever the family doesn’t discuss, since there is always something more urgent at hand. Such things are easier to open early than late, and the beginning is generally the most disagreeable part.",
    "new 9":
      "Travel and study lose their place in your calendar because neither has a deadline, although an unfamiliar subject excites you as few promotions do. If one attracts you now, sign up where someone else is the expert and you may simply listen.",
    "new 10":
      "You see the size of a goal at once and its price only later, because ambition supplies energy long before it requires any. Before you commit to another position, ask a person who has done it what their evenings were like.",
    "new 11":
      "Groups put you in charge, partly because you see what is missing and partly because you can’t leave it alone. If you join one now, try having no office for a while, and learn what people say when they needn’t report.",
    "new 12":
      "For the first two hours rest feels to you like desertion, because your mind continues to look for the following task. It often requires a third hour before it surrenders, and few of your holidays have been that generous.",
    "full 1":
      "When you enter a room people straighten up, and you are the only one who can’t see it happen. It isn’t invariably respect, because several of them are hoping to be asked a question, and this is a good time to ask it.",
    "full 2":
      "Accounts show what you have really been working for, whatever the plans said, and you prefer the totals to the individual entries. Find an expense that did you good without impressing anyone, and make room for it again.",
    "full 3":
      "Accuracy matters so much to you that a remark which hurts seems excused by being correct. Remarks tend to travel farther at such a time. If one of yours was unnecessarily sharp, it isn’t the facts that need correcting, only the tone.",
    "full 4":
      "The people at home want your unhurried presence, which is difficult to provide when every evening has an additional purpose. Think of the evenings on which you were truly there, and notice how much you liked them yourself.",
    "full 5":
      "Whatever you love you want to improve, so with a picture or a child’s performance the suggestion is delivered before the appreciation. Improvements will still be welcome in the morning, and a whole evening can be given to enjoyment.",
    "full 6":
      "Your schedule was made for a person who doesn’t get tired, and because you can imitate that person for weeks, everyone believes it, including yourself. If your body begins to object, cancel an appointment of your own choice while you still can.",
    "full 7":
      "Opposition makes you faster, and at that speed you hear the argument more clearly than the anxiety underneath it. In any disagreement now, put the other side’s view into your own words until they say that you have understood it.",
    "full 8":
      "A debt is something you pay immediately in order to escape the feeling, and you are inclined to treat apologies and thanks in the same way. Where a feeling is concerned, you can let a few days pass before you respond.",
    "full 9":
      "Others have followed your convictions a long way, so it is awkward for you when one of them stops being true. Admitting it early usually adds to your authority, because people already suspect it and are waiting to see what you do.",
    "full 10":
      "You notice a single failure before nine successes, because the failure is the part that still requires attention. Your pride is harder for you to show than your ambition, and those who helped you would love to hear that you are pleased.",
    "full 11":
      "Colleagues and friends become difficult to distinguish when you are busy, since you enjoy people most when there is something to build. The friends are those who would come if there were nothing to discuss, and one of them is worth an evening.",
    "full 12":
      "Exhaustion looks like determination in you, so no one thinks of sending you home. It often appears first in forgotten names and impatience over trivial matters. Should you notice either of them, treat it as information and sleep.",
    "eclipse 1":
      "When an old idea of yourself ends, you replace it within the hour, because a vacancy makes you uneasy. Leave it open for several weeks and discover who you are on a day without responsibilities.",
    "eclipse 2":
      "A source of income or pride that ends is generally replaced by you at remarkable speed. If you can afford to wait a little, you may discover which of your expenses were intended to impress.",
    "eclipse 3":
      "People have learned to speak to you in headlines, for fear of losing your attention. As that pattern weakens, their talk becomes clumsier and longer, and also a good deal more personal than it was.",
    "eclipse 4":
      "Organizing is how you mourn, so an alteration at home begins for you with boxes and lists. Afterward, an hour of sitting in the emptied room is the actual farewell.",
    "eclipse 5":
      "After losing a pleasure or a love you go straight to work and call it strength. The sorrow waits, and it is frequently briefer than you imagine once an evening has been devoted to it.",
    "eclipse 6":
      "Habits that made you successful are the last ones you suspect, so when one stops working you do more of it. Consider whether it has simply done its job and can be retired.",
    "eclipse 7":
      "Because you prepare so well, you sometimes answer the person your partner or opponent used to be. If an old pattern between you ends, a question about the present would show where you both are.",
    "eclipse 8":
      "In dividing anything you easily win the larger share, because you argue more persuasively than most. If something shared is divided now, put the other person’s goodwill on the list of what you want to keep.",
    "eclipse 9":
      "Certainty has been your guide, and you lend it freely to other people. When a belief fails, you are allowed to tell them that you don’t know, and most will respect you more for it.",
    "eclipse 10":
      "A title spares you the trouble of explaining who you are. When one ends or loses its meaning, you discover which of your interests you would follow without pay, and there are usually several.",
    "eclipse 11":
      "Circles that you lead last for as long as your energy for them does. If one dissolves, it is no defeat, and the two or three friends it gave you can be met without a program.",
    "eclipse 12":
      "Some burdens you have never mentioned, having concluded long ago that leaders shouldn’t. When one of them ends there is no one to share the relief, so consider telling a friend even at this late date.",
    "jupiter soft":
      "Appetite is one of your virtues, and when many things are offered you want to accept them all for the pleasure of having a full life. You can afford to choose now. The offers that suit you longest are generally those in which other people grow as well.",
    "jupiter hard":
      "Ambitious plans sound reasonable in your voice, so others agree to them and afterward have to find the hours. Confidence is apt to run ahead of the arithmetic at such a time. Look through your recent promises, and see whether each of them has a person and a date.",
    "saturn soft":
      "Command came to you early, while credibility takes years and grows through maintenance, minutes and turning up. Work completed in such a period tends to last. The monotonous half of a project suits you better than you would expect, because you can see what it is for.",
    "saturn hard":
      "An obstacle seems to you like something that hasn’t been pushed properly yet, so when it stands anyway you take it personally. More often it shows that a goal is larger than you had estimated. Consider delivering a third of it, complete and on time, and then measure again.",
    "uranus soft":
      "You look for good ideas among people of rank, since that is where you have worked to be, and at such a time they frequently come from elsewhere. Someone younger or without a title has a shortcut you would like. Try it on something you can afford to lose.",
    "uranus hard":
      "Disorder feels to you like a personal challenge, and your first move is to restore what was there, only stronger. A system commonly breaks where it no longer served the people inside it. They know the place, so ask them before you rebuild, and let their answer change the design.",
    "neptune soft":
      "Feeling reaches you by indirect ways, through a melody or a stranger’s kindness, and your reflex is to check your messages. There is nothing to repair in such a moment. Several of your best choices originated in one, although you later explained them with reasons that were added afterward.",
    "neptune hard":
      "When the destination becomes vague you move faster, because standing still feels like failure to you. Large commitments look nobler than they are at such times, and enthusiasm is contagious around you. Present the plan to one sober friend with nothing to gain, and listen to the objections.",
    "pluto soft":
      "You have used power mostly well, and still there is usually someone who paid for a part of it that you didn’t see. You tend to have the courage to look now. An old cost that is named by the person who caused it is already half repaired.",
    "pluto hard":
      "In a contest of wills you are able to go on long after the prize has lost its value, because giving way feels to you like being erased. Ask yourself what you truly need from this, and which part you want only because it was refused to you.",
    "mercury retrograde":
      "An order seems clear to you as soon as you have given it, since you already know what it means. For several weeks misunderstandings are common, so have anything important repeated back.",
    "mercury direct":
      "Delayed answers arrive all at once, and you will rank them by importance, as you always do. The one that keeps moving down the list generally concerns a person and takes five minutes.",
    "venus retrograde":
      "You end things efficiently and review them, if at all, much later. If an old love or purchase comes back to mind, ask whether you want it or only want to have been right.",
    "venus direct":
      "Taste and victory are easily confused in you, because whatever was hard to get looks precious. It becomes simpler again to see what you would select if no one else had wanted it.",
    "mars retrograde":
      "When effort stops working, your temper looks for the person responsible, although there may be none. Less is accomplished for a while, and regular physical activity keeps your aim accurate and your voice moderate.",
    "mars direct":
      "Your momentum returns, and you feel it some days before the others do. They follow more willingly if you tell them where you are going and ask what they need first.",
    "ingress jupiter":
      "For about a year you have better luck in this area as a newcomer than as an expert. Being underestimated is comfortable for once, so ask the simple questions while you can.",
    "ingress saturn":
      "Shortcuts are rare in this area for a few years, and what you build yourself tends to last. Progress looks modest on paper, but you have always respected whatever was difficult to obtain.",
    "ingress uranus":
      "Rules in this area change more than once in the coming years, and you won’t always be the author. Short plans and some slack in the budget make that easier to enjoy.",
    "ingress neptune":
      "Something you regarded as certain becomes softer here over many years. A person of action can find that frustrating, and listening for longer than seems efficient is the skill that helps most.",
    "ingress pluto":
      "A long transfer of control begins in this area, and it can’t be led from the front. What you give up willingly is lighter than what you grip, as you have noticed before.",
  },
};
