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
        "Give you a locked gate, a few strangers and no instructions, and within five minutes someone’s on someone’s shoulders and you’re telling the tall one where to put his foot. ENTJ can already see the far side of the field, and Aries is over the gate before the seeing is done, with a torn sleeve, laughing. People follow because you never ask for anything you haven’t just tried, badly, in front of everybody. Mistakes get announced at full volume, mostly your own. Manuals you’ve read as far as the first line. And those in trouble call you before anyone, since you’re the one friend who doesn’t say “let me know if I can help.” You’re already in the car.",
      argument: [
        "Nobody draws up a better plan on a Sunday, and nobody’s bored with it sooner. The strategist in you would like to see a thing through for five years and the rest of you to start something today, a quarrel you settle by leaving with the plan and improving it in your head, at speed. So on a group hike you spot a finer ridge, swing left at the fork, and are halfway up, thrilled, before you notice you’re alone. The others, who went to the waterfall as agreed, wait there for an hour, a bit worried, holding your lunch.",
        "This week, when you change a plan other people are standing on, stop until you’ve told them: “I want to do this differently from what I said. What does that wreck for you?” Then let the answer count.",
      ],
    },
    Taurus: {
      thesis:
        "Salespeople meet you with relief, because you look comfortable, and leave having thrown in delivery and the good warranty. ENTJ knows exactly what the thing ought to cost. Taurus has sat down, likes the chair, and has nowhere else to be. Between them they’ve made someone who can want a large thing for ten years without getting nervous, and who enjoys lunch every day on the way. Those you look after are insured, fed and told the truth, in that order. Ask for your opinion and it comes complete, with nothing to take back. You’re the one people want holding the other end of the piano. You’ll say when to lift, and you won’t let go.",
      argument: [
        "Say the deck is built, the evening’s warm, and the whole point of the last three years was to sit here. Half of you would be happy to do that until September. The other half has noticed the fence. You’ve settled it by making enjoyment a reward that comes after, and then moving the after: once the loan’s paid, once the spring rush is over, once the guest room’s done. So your company comes out with glasses and gets a tour of what still needs fixing. They’d thought it was beautiful. A little embarrassed to have been content, they offer to hold the tape measure.",
        "Choose one finished thing this week and sit in front of it with someone until it’s dark: “Nothing here needs doing until Monday. Tell me what you like about it.” When you see the fence, keep it to yourself.",
      ],
    },
    Gemini: {
      thesis:
        "Between the parking lot and the front desk you’ve settled a delivery, teased the guard about his team, and talked someone out of a lawsuit by phone. ENTJ wants a result by noon; Gemini wants to know who’s involved, how they met, and what’s the funny part. Put the two in one person and you get a leader who learns by interrupting, changes course in the middle of a sentence, and leaves people feeling cleverer than they came. Give you a better argument and you’ll drop your own on the spot, cheerfully, like a bad umbrella. Your friends receive the right article at the right minute, and introductions that turn into jobs. Waiting rooms are where you make contacts.",
      argument: [
        "Curiosity would like to hear one more side; the executive in you can’t leave a question open in front of people. You’ve settled that by announcing whatever you think at the moment, firmly, because saying it in that voice is how you find out whether you believe it. “We’re moving the reunion to Chicago.” By breakfast you’ve thought of three reasons against Chicago and dropped it, while a cousin has paid for flights that can’t be refunded. Next time you announce something, she’ll wait a few weeks to see if it lasts, and you’ll wonder why everyone’s so slow to get going.",
        "For one week, put a label on the front: “This is only an idea, so please argue,” or else, “This one’s decided, you can book.” People can live with either; they just can’t tell them apart by ear.",
      ],
    },
    Cancer: {
      thesis:
        "A stranger who’s rude to your waiter is about to learn what your work voice sounds like. The waiter will get the other one, along with a tip and a question about his evening class, because you’ve been asking every week. Cancer decides who’s yours, quickly and for life; ENTJ then runs their defense. Let one of your people mention a landlord, a bill, or a form that came back, and by supper you’ve made three calls and are enjoying yourself. It’s ambition with faces in it. Colleagues who know the drive would be surprised by the rest: how long you remember a kindness, how badly you take a goodbye, the way your eyes fill at a school concert, even when it isn’t your child.",
      argument: [
        "Say the volunteer treasurer has been late with the accounts four times, and you know what should happen. Results decide; that’s how you’d run anything. But he was good to you in a terrible year, and nobody who’s been good to you is ever just a treasurer. So he stays, you do the accounts yourself on Sunday nights, and because the annoyance has to go somewhere, it goes to the new secretary, who filed her minutes one day late. She sees a person who’s hard on good people and easy on old friends, and she isn’t wrong, while he, too, can feel that everyone’s stopped giving him anything important.",
        "Take whoever he is in your life for a walk this week and give him both halves: “You’re my friend, and that’s not up for discussion. The accounts aren’t working. What job here would you actually like?” Then find it for him.",
      ],
    },
    Leo: {
      thesis:
        "Nine adults are standing on a sidewalk discussing where to eat, and you’ve already called ahead. ENTJ books the table. Leo makes the toast, and it’s a good one, because somewhere between the bread and the entrées you noticed who was feeling small and decided to tell everyone precisely what’s excellent about them. That’s your kind of ambition: you want to win, you want it to look magnificent, and you want your people up on the steps with you when the picture is taken. Losing at something big bothers you less than succeeding at something beige. The grand manner stops at the front door, though. Those who live with you get the voices, the nonsense, and a sore loser at cards.",
      argument: [
        "A job well done, by your own rules, is one that runs alone: train them, trust them, leave. And yet you’d love to be missed. So you hand a project over handsomely and then drop by on Thursday, just to see if anything needs fixing, while someone you trained gives her first big presentation, nails it, and looks across the room for your face. “Great,” you say. “One thing.” She fixes the one thing, and from then on she sends you everything first, and you wonder why nobody around here can decide anything without you.",
        "This week, when a person you brought along does well, swallow the one thing and say, “You didn’t need me for any of that. I’m proud of you, and slightly insulted.” They’ll laugh. Somebody who doesn’t need you and still looks for your face: that’s what being missed is like.",
      ],
    },
    Virgo: {
      thesis:
        "If you’re in charge of the bridge, it’ll open on time, and the sign on it will be spelled correctly, since you asked to see the sign. ENTJ has an eye for where the whole thing is heading, Virgo has an eye for the bolt, and in you they share a desk without much quarreling. Tangles relax you. Hand you a canceled flight, three connections and a weeping cousin, and a calm comes over your face that other people pay spas for. Your jokes are dry and come without a warning, so half the table gets them a block later. Compliments, you wave off. But you’ll research a friend’s knee operation for an evening, and send one page, with the good surgeon underlined.",
      argument: [
        "You gave the talk, they clapped, the money came through. Driving home you turn the radio off so that you can hear the wrong figure again, the one on the sixth slide. Leading asks you to look certain, and your conscience keeps a list, so you’ve split the day between them: you’re certain until six, and the list is read at night, to you alone. The people you work with see somebody who never doubts. When they slip they hide it, because who would bring a mistake to a person who doesn’t make any? You end up checking everything, and alone with it.",
        "Let one out this week while it’s still warm, in front of someone junior: “I got the second-quarter number wrong up there, and it’s bothering me. Did you notice?” You’ll be amazed what they tell you in return.",
      ],
    },
    Libra: {
      thesis:
        "Two people who aren’t speaking have both agreed to sit at your table, and each thinks it was their own idea. ENTJ knows what has to come out of the evening. Libra has thought about the chairs. You get your way with such good manners that people thank you on the stairs, and mostly they should, since it was a good way, and you’d left something in it for them. An unfair bill can make you march back two blocks, in the wrong shoes, on behalf of someone else. Your arguments are clean, your invitations are early, and you can end a quarrel by moving one person to another chair. Few people have ever been overruled so pleasantly.",
      argument: [
        "Where should the group go this year? You’ve known since Tuesday. You could just say so, but you also want it to be fair, and to be liked, so you hold a consultation. Everyone’s heard. You ask good follow-up questions, and by dessert the talk has come round, as if by itself, to the lake. Somebody who spent two evenings pricing the mountains sees it come round. Next time she says she’s fine with anything, and you tell a friend, honestly puzzled, that you’re the only one who ever has an opinion.",
        "Before you ask for views this week, separate what’s settled from what isn’t: “I’ve decided on the lake. I haven’t decided when, or how we split the cost, and there I really need you.” An honest order is easier to take than a vote that was over.",
      ],
    },
    Scorpio: {
      thesis:
        "You open the meeting, keep it moving, and watch. Then you ask one question, in a friendly tone, and the man with the slides begins to sweat. Scorpio has noticed which number he hurried past, and ENTJ has already thought of what to do if it’s as bad as it looks. With friends, the same attention is a luxury: you know when “tired” isn’t tired, and you’ll drive across the state at night without asking why until the second rest stop. Secrets go in and stay in, and a favor is remembered for life. A poker face hides a wicked sense of humor that comes out late, among three or four people, and those three or four would walk into the sea for you.",
      argument: [
        "Everybody knows what you want done, by when, and how well. Nobody’s been told why. You like to lead in the open and to be known to hardly anyone, so you’ve divided the property: the plans are public and the reasons are private. It feels like discretion, until you cancel the spring trip in one sentence and everybody sets about explaining it to everybody else. Someone’s being punished. There’s money trouble. You were only worn out, and too proud to say it, but by the time a version reaches you it’s ugly, and you conclude, again, that people can’t be trusted with things.",
        "Hand over a true reason this week before they make one up: “I’m calling it off because I’m exhausted, and I didn’t want to say so.” A small one will do. You’ll find that they stop guessing.",
      ],
    },
    Sagittarius: {
      thesis:
        "You look at a map the way others look at a menu. ENTJ orders; Sagittarius has already gone next door to see whether they’ve got something bigger. So your optimism comes with a budget and your budgets with a view, and people who meant to have a cautious year find themselves, by March, learning Portuguese. You say what everybody’s thinking, loudly, with such evident goodwill that you’re forgiven before the end of the sentence. Setbacks become anecdotes within the week, and you’re the fool in most of them. Strangers on trains tell you about their businesses and get off with a better one. Being around you makes the ceiling look higher. It’s hard to say whether you raised it or just never saw it.",
      argument: [
        "Whatever you build works, and then it wants you there on Thursdays. The founder in you knows that big things need somebody at the desk, and the traveler hears a door being closed. So far you’ve settled it by running everything from somewhere else: you’re splendid on the phone, you land at six, you’ll watch the recording. Say a child you love has a play at five. You see eleven minutes of it through a screen from Gate 22, cheering so that heads turn, and you honestly feel that you were there. The child was looking at the third row. They’re proud of you, and they’ve stopped saving the seat.",
        "Pick one Thursday this week and be boringly present: “I’m not going anywhere tonight, and my phone’s in a drawer. What usually happens here when I’m gone?” Then do that with them. You’ll like it more than you expect.",
      ],
    },
    Capricorn: {
      thesis:
        "You were asked to join the committee, and a year later they asked you to chair it, and nobody can recall a vote. ENTJ sees how a place ought to be run, while Capricorn reads the bylaws, stays for the boring part, and turns up in bad weather. Your word is treated as a fact by people who’ve checked. There’s a sense of humor, too, so dry that newcomers miss it for a month and then can’t stop quoting you. Flattery gets nowhere, competence gets everything, and anyone young who’s willing to be taught discovers a patience that would amaze your rivals. You look like someone born at fifty. Friends have noticed you’ve been getting younger ever since.",
      argument: [
        "A friend can’t decide about leaving the bank, and you settle it between the pond and the bus stop. Go, you tell him. You list what he’s worth, what he’d regret, whom to call. It’s the boldest advice he’s ever had, and it’s right. Then you go home to the thing you’ve been about to do for years, which still needs another reserve, a better market, a signature. Your daring gets spent on other people; your caution you keep for yourself. He jumps. It goes well, and when he asks about your own plan you talk figures, and he’s too grateful to say that he’s heard them before.",
        "Make him your equal this week: “I told you to leap, and I’ve been on the same ledge for years. Ask me what I asked you.” Then answer without a single figure.",
      ],
    },
    Aquarius: {
      thesis:
        "The rule has been on the wall for eleven years, and it took you a week to ask who it was for. ENTJ would like things to run properly. Aquarius wants to know who says so, and whether anyone has asked the people who sweep the floor, and the argument between them has made you the most organized rebel anybody knows. Your friends wouldn’t have met without you: a judge, a tuba player, somebody’s grandmother, a boy who repairs radios. Rank makes no impression: you speak to the senator and the night janitor in the same voice, and it’s the janitor who gets the longer answer. Being early is your habit in most things, and especially in opinions.",
      argument: [
        "Bosses bore you, and you’re one. You can’t watch a thing being run badly for more than a few minutes, and you can’t stand anybody being told what to do, so you’ve found an arrangement in which you take over and call it a suggestion. There’s a vote in the group chat, and everyone’s free to propose. You post your reasons, then a chart, then a reply to each doubt, and at eleven at night the last opponent types “fine.” You’re delighted that it was unanimous. When the thing goes wrong, though, they look to you, and you’re hurt, because it was everybody’s decision.",
        "The next time you’re steering, say so at the start: “I’d like to run this one. If it fails, blame me, and if you hate it, tell me by Sunday.” It’s less pure, and people find it restful.",
      ],
    },
    Pisces: {
      thesis:
        "In the dark of a movie theater you’re a puddle, and by the parking lot you’ve decided to start a foundation. Pisces takes in the world without a filter: the tired nurse, the song, the boy eating alone. ENTJ can’t feel a thing for long without asking who’s in charge of it. The result is someone who has visions and books the hall for them. Hardened people find themselves carrying chairs for you, at no pay, and rather happy. Your orders have a way of sounding like invitations, and your invitations come true. In an emergency your voice gets lower and slower, and even dogs do what you say. Afterward you need a long bath and to be asked nothing.",
      argument: [
        "Say applications close on Friday at noon. You set that deadline yourself, explained it, and believed in it, and on Friday at three a man calls with a story. You hear the tremble in it. In public you lead by standards; at the side door you’ve never turned anyone away, and you’ve kept the two apart by asking each person you let in not to mention it. They mention it. Meanwhile the woman who sat up until dawn to finish on time, with a fever, learns that noon was for people who believed you, and instead of protesting she just turns in the next application when it suits her.",
        "Put the mercy in the rule, where everyone can see it: “Noon on Friday. If you can’t make it, write to me before then and you’ll have until Monday.” Then leave your phone in a drawer that afternoon, and let Friday be Friday.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In a room that’s waiting for a volunteer, your hand goes up first, and three others go up after it.",
        "A friend’s half-serious dream, told to you over dinner, has a first step and a phone number by dessert.",
        "A rejection ruins one evening of yours and no more, and by breakfast you’ve written a better plan.",
      ],
      costs: [
        "Your enthusiasm comes with a deadline, and capable people who need a day to warm up feel they’ve failed.",
        "You complete other people’s sentences, so the ones you love learn to tell you only the short things.",
        "Left alone without a challenge, you manufacture one, and a free Saturday becomes a contest with the laundry.",
      ],
      tensions: [
        {
          between: "Dare or plan",
          text: "You draw up an excellent plan, and then somebody says you wouldn’t dare, and off you go. Keep a list of dares on the fridge, and consider them only on Sundays.",
        },
        {
          between: "Leading or belonging",
          text: "You want to lead the way and also be in the middle with everybody, so you keep waiting for them at corners. Join one activity this month that somebody else leads.",
        },
        {
          between: "Starting or completing",
          text: "Beginnings give you energy and the last tenth of anything takes it away, so other people inherit your endings. Complete one of them yourself this week, with the door shut.",
        },
      ],
      practice:
        "For one week, whenever you walk anywhere with another person, match their step for five minutes, and leave the next topic to them. Every evening, write in a notebook one thing they brought up, and on Sunday, stop.",
    },
    Earth: {
      gifts: [
        "Before you approve a plan, you talk to the person who’ll be carrying the boxes, and the plan improves.",
        "If you’ve promised a friend help at eight, you’re there at seven-fifty with tools, breakfast and a system.",
        "Somebody hands you a shoebox of neglected bills, and after one quiet evening it’s a single page they understand.",
      ],
      costs: [
        "Responsibilities keep collecting on your desk because you handle them well, and nobody else ever learns how.",
        "Anybody who loads the dishwasher differently from you learns to do it when you’re out.",
        "You operate your own body like rented machinery, and it gets your attention only after something has failed.",
      ],
      tensions: [
        {
          between: "Solid or new",
          text: "An arrangement that works deserves protecting, and you can see it getting old, so you reinforce it and call that progress. Let a newcomer try their method for ten days.",
        },
        {
          between: "Directing or doing",
          text: "You’re good at directing and happiest with your sleeves rolled up, so you end up redoing other people’s work. Take one small job of your own this week, from beginning to end.",
        },
        {
          between: "More or enough",
          text: "Part of you is satisfied with a good result, and another part has already raised the target, and wins. Write today’s target on paper, sign it, and give it to a friend.",
        },
      ],
      practice:
        "Every workday for one week, stop at six with one task visibly incomplete, lay a stone on it, and leave the room. Touch nothing before morning, and on Friday write down what the waiting actually damaged.",
    },
    Air: {
      gifts: [
        "Two colleagues quarrel for an hour, and you put each one’s position into words that they both accept.",
        "At a party you spot the two strangers who ought to know each other, introduce them, and quietly disappear.",
        "Alone on a train, you take apart your own proposal first, so the people you bring it to get the honest version.",
      ],
      costs: [
        "By the time you ask for opinions you’ve made up your mind, and people can hear that you’re being polite.",
        "Amusing people fill your calendar, and the ones who love you have to apply for whatever’s left.",
        "You turn your own sadness into an interesting thought so quickly that you never actually get to be sad.",
      ],
      tensions: [
        {
          between: "Ruling or listening",
          text: "You’d like to hear every opinion, and by the second one you’re already summing up. Set a timer for ten minutes, turn it toward the others, and speak when it rings.",
        },
        {
          between: "One or seven",
          text: "One project would use all your ability and seven keep you entertained, so each gets a hurried afternoon. Give one of them every morning for two weeks, and warn the others.",
        },
        {
          between: "Right or welcome",
          text: "You say you’d rather be right than popular, and afterward you check who’s still talking to you. In one discussion this week, leave the last word to somebody else.",
        },
      ],
      practice:
        "Every evening this week, ask one person a question you can’t answer yourself, and count silently to five after they’ve stopped talking. Write whatever they added on the back of an envelope, and after seven lines, throw it away.",
    },
    Water: {
      gifts: [
        "When someone on a team is near the breaking point, you notice, and move the work before they have to ask.",
        "With a friend who’s had terrible news, you’re gentle and practical at once, holding a hand and dialing the right number.",
        "Long after everybody’s gone home, you write a private note to the one person who was overlooked.",
      ],
      costs: [
        "An old injury makes you hard on an innocent newcomer, who has no idea whom they remind you of.",
        "You protect people so thoroughly that they never learn what they can handle, and some begin to resent it.",
        "Your own feelings wait until everybody else is looked after, and by then you’re too exhausted to have them.",
      ],
      tensions: [
        {
          between: "Loyalty or principle",
          text: "Your rules apply to everybody until one of your own people breaks one, and then you find an exception. Write the rule down before you know whose name it’s about.",
        },
        {
          between: "Caring or commanding",
          text: "You worry about people, and the worry comes out as instructions, so they obey and feel managed. Say “I was worried about you” before you give the first piece of advice.",
        },
        {
          between: "Organizing or grieving",
          text: "After a loss there’s always something to organize, and you’d sooner organize than feel it. Leave one task to another person, and spend that hour sitting by a window.",
        },
      ],
      practice:
        "On three evenings this week, before anything practical is discussed, sit down with someone and describe one thing that moved you that day. Set a timer for five minutes, let them answer however they like, and stop when it rings.",
    },
  },
  openings: [
    "You’ll be skimming this for the conclusion, so here it is: there are two of you, and only one has been chairing. The type you tested as is the loud one, with the folder, so these first pages let the other speak and, since someone should, record who interrupts. Read them sitting down, if that can be arranged.",
    "Nobody needs to send you to work; it would be truer to say that someone ought to come and collect you. The pages ahead are about what you’re like when it goes well, why people line up behind you and at what point they inconspicuously step out of the line, and whether you have noticed lately which hill this is.",
    "You treat the people you love as the best team you’ve ever had, and most have been too polite to mention that they never applied. They’d prefer your time to your competence. What follows visits the places where authority is no help, looking at what your face does there, and at what you say before you’ve prepared anything.",
    "There’s a region that you govern by never visiting it. Reports come up from there on occasion, a nightmare, a lump in the throat at an airport, and are initialed and sent back, but here you’ll meet several residents who have been requesting an audience, and who are smaller than you thought. They know you well.",
    "Your body has been an excellent subordinate, and that’s the trouble: it reports late and never contradicts. This part is about ordinary days, what they wear down in you and what they could put back. Nothing in it takes longer than an evening, all of it is something at which you’re permitted to be terrible, and one page insists.",
    "So far you’ve been asked how you do things. The last part asks what for, which is a question you answer readily in public and reluctantly alone, on a long flight with the window shade down. No one will check. Take your time over the pages, and skip the ones that flatter.",
  ],
  year: {
    "sun 1":
      "The one person you never interview is yourself. Sit down for half an hour with the questions you’d put to an applicant you were about to hire, starting with “What would you like to be doing a year from now?” Don’t accept the polished answer.",
    "sun 2":
      "A sum you’ve reached becomes the minimum for the next one, so you never get to use the word enough. Calculate what you’d need in order to keep one day a week for yourself, which is seldom the figure you assumed, and see how far off it is.",
    "sun 3":
      "Your messages are so short that people read them twice to determine whether you’re angry. Insert a line now and then that serves no purpose, “How was Saturday?” or “I’m still laughing about that,” because it takes four seconds, and you get better answers to everything else.",
    "sun 4":
      "Call someone who knew you before you were good at anything, since your achievements don’t impress such people, which is more restful than it sounds, and ask what you were like at nine. Ask what they worried about when they looked at you, and what they never did.",
    "sun 5":
      "Free time gets the same management as everything else in your life, so it’s well run and a little tense. Let somebody else plan an evening or a date from start to finish, without reading the reviews or suggesting the faster route, and discover what they imagine you’d enjoy.",
    "sun 6":
      "Lunch happens to you at a screen, on your feet, or at four. For these weeks, treat it as a meeting with someone who matters: twenty minutes, seated, phone away, not to be postponed. You think better in the afternoon, so it even passes for efficiency.",
    "sun 7":
      "Strong people talk back to you, and you like them for it, while the others go quiet and you take that as a yes. Choose the quietest of those you deal with every day and ask, “What have you stopped telling me?” Then say thank you, and nothing more until tomorrow.",
    "sun 8":
      "You have complete faith in people, after an inspection, and then you reinspect. Whatever you share with someone, money or a plan or a key, leave one part of it to them for a whole month and don’t ask how it’s going. It means more to them than a present.",
    "sun 9":
      "From a memorable trip you return having seen everything and needing a week off. If you’re planning to travel or to study something, eliminate half of the program before you begin, because the best hour of either is rarely one that somebody scheduled.",
    "sun 10":
      "You’re good at too many things, and each of them keeps finding you. These are weeks for choosing the one you’d like your name to stand for, and for relinquishing something you merely do well. Say in front of others who has it now, and mean it.",
    "sun 11":
      "Even close friends get an appointment with you, three weeks from Thursday. Call one of them some afternoon about the same evening, with no table reserved and nothing to discuss, and if they’re unavailable, tell them the rest of it anyway: “I just felt like seeing you.”",
    "sun 12":
      "After a success you’re low for a few days, and you interpret it as laziness, so the next goal is up by Monday. As it’s only what effort feels like once it stops, keep the two days after your next deadline empty, and don’t tell anyone they’re free.",
    "new 1":
      "You like to announce an improvement in yourself, with a deadline, because a goal that other people have heard of is one you’re bound to reach. Begin one privately this time, which can be adjusted or abandoned without an official statement.",
    "new 2":
      "Anything that saves an hour is a purchase you make gladly, and by evening the hour has been spent on more work. When you draw up a new budget, write down what each of those hours is for, including the bath and the novel.",
    "new 3":
      "You can anticipate where a sentence is going and you meet it there, which saves everybody time. Allow a neighbor or a relative to continue all the way to the period in these weeks, because about one sentence in five was going somewhere unexpected.",
    "new 4":
      "At home nobody reports to you, and the methods that are successful everywhere else meet with patient resistance. Begin with a wish that another person there, or a frequent visitor, has had for some time, and carry it out exactly as they picture it.",
    "new 5":
      "Because you like games that you can win, the selection becomes a little smaller every year. Think of a delightful activity at which you’d be terrible, and try it among forgiving people, who’ll like you all the better for it.",
    "new 6":
      "Whatever can be delegated you’ve delegated, and what remains is sleep, teeth and knees, in which no one can represent you. Begin with the item you’ve been postponing longest, while it’s still a minor one.",
    "new 7":
      "When people bring you a difficulty, they have a solution before they’ve sat down, because solving things is how you express affection. Most of them would appreciate being asked a little more beforehand, and two questions are generally sufficient.",
    "new 8":
      "Where money is shared you take it over, being better at it, and the other person signs wherever you point. It’s efficient, and after several years they no longer understand what they own, so put all the documents on the table and let them inquire.",
    "new 9":
      "You read for the conclusion, and most books get from you the first page, the last one and a glance at the table in the middle. Begin something whose point can’t be extracted, a novel or a language, at ten pages a night.",
    "new 10":
      "You see the size of a goal at once and its price only later, because ambition supplies the energy long before it’s asked to pay any. Before you commit to another position, ask a person who’s occupied it what their evenings were like.",
    "new 11":
      "Groups put you in charge, partly because you can see what’s missing and partly because you can’t leave it alone. If you join another one now, hold no office for a while, and discover what people say when they aren’t required to report.",
    "new 12":
      "Even by yourself you’re addressing a meeting, and some of your finest speeches are delivered in the shower to an audience that isn’t there. Go for a long walk during which nobody has to be convinced of anything, yourself included.",
    "full 1":
      "When you enter a room people sit up straighter, and you’re the only one who has never seen the difference. That’s not always respect, because several of them would simply love to be asked a question, and this is an excellent time to ask it.",
    "full 2":
      "Whatever the plans said, your accounts show what you’ve really been working for, provided that you read the entries and not just the total. Identify an expense that did you good and impressed nobody, and make room for it again.",
    "full 3":
      "Accuracy means so much to you that a comment which wounds seems excused by being exact, and such comments travel. If one of yours comes back to you now, the facts can stand as they are, and the tone is what needs an apology.",
    "full 4":
      "Most of your evenings at home have an additional purpose, such as a call you’re expecting or a document open beside the bread, and around now it shows. Recall an evening when you were there with nothing else in hand, and how much you liked it yourself.",
    "full 5":
      "Whatever you love you’d like to improve, so a song, a cake or a friend’s first novel receives the suggestion before the applause. The suggestion keeps until morning, and an entire evening can be devoted to what’s already excellent.",
    "full 6":
      "Your schedule was drawn up for a person who doesn’t get tired, and you can imitate that person for weeks, to general admiration. If your body begins to object, cancel an appointment that you’ve picked yourself, before it picks one for you.",
    "full 7":
      "Opposition makes you quicker, and at that speed you hear the argument more clearly than the anxiety underneath it. In any disagreement now, put the other side’s view into your own words until they say that you’ve understood it.",
    "full 8":
      "Any debt is paid immediately so that you needn’t feel it, and you treat apologies and thanks the same way: delivered by noon, and on to the next item. At that speed somebody’s feelings were passed over, and a second, unhurried visit is in order.",
    "full 9":
      "Deep down you believe that anyone could do what you’ve done by getting up earlier, which is a generous opinion and has made your own luck invisible. Count up three pieces of it now, and see whether the late risers look any different.",
    "full 10":
      "A single failure is visible to you before nine successes, because it’s the part that still requires attention. Other people see your ambition more readily than your pride in them, and those who helped would love to hear that you’re pleased.",
    "full 11":
      "There are people who achieved more than they’d have dared because you assured them that they could, and one or two who are still catching their breath. Both kinds are in view now, and you can learn something by asking one of each how it was.",
    "full 12":
      "You can make a difficult decision in a minute, and people suppose that the matter ends there. Weeks later a face appears at three in the morning, less as an accusation than as a visitor, and goes away sooner if you give it your attention.",
    "eclipse 1":
      "When an old idea of yourself ends, you’d like to appoint a successor within the hour, since a vacancy makes you uneasy. Leave the position open for several weeks, and see which candidates present themselves.",
    "eclipse 2":
      "When an income or a possession comes to an end, it’s apparent how many checks you’ve been picking up without looking. Allow other people to treat you occasionally, as several of them have been wanting to do.",
    "eclipse 3":
      "People have learned to speak to you in headlines, for fear of losing your attention. As that pattern weakens, their talk becomes clumsier and longer, and also a good deal more personal than it was.",
    "eclipse 4":
      "Organizing is how you mourn, and so an alteration at home begins for you with boxes and lists. Once they’re done, an hour of sitting in the emptied room is the actual farewell.",
    "eclipse 5":
      "You’re magnificent in pursuit, of a person or of an idea, and somewhat absent afterward. It becomes evident which of them you’ve stopped courting, and that being yours was never a permanent condition.",
    "eclipse 6":
      "Habits that made you successful are the last ones you suspect, so when one stops working you do more of it. Consider the possibility that it has simply done its job, and can be retired with honors.",
    "eclipse 7":
      "In many of your alliances you do the climbing and the other person holds the ladder. That arrangement is over when they’d like to see something from up there too, and it’s your turn to stand below.",
    "eclipse 8":
      "Whatever is divided, you come away with the larger part, because you argue better than most. If something shared is taken apart now, put the other person’s goodwill on the list of things you intend to preserve.",
    "eclipse 9":
      "Certainty has been your guide, and you lend it freely to others. When a belief gives out, you’re allowed to tell them that you don’t know, and most of them suspected it already without respecting you less.",
    "eclipse 10":
      "A rival keeps you in better condition than most of your friends do. When such a competition is over, however it ended, there’s only one person who understands what it was like, and you could call them.",
    "eclipse 11":
      "When a circle that you’ve led breaks up, it comes to light who was holding it together: the one who sent the reminders and rinsed the cups during your speeches. That’s the number to keep.",
    "eclipse 12":
      "Some burdens you’ve never spoken of, having concluded long ago that leaders shouldn’t. When one of them is lifted there’s nobody to celebrate with, and it isn’t too late for a friend to hear about it.",
    "jupiter soft":
      "You come at most doors with a lowered shoulder, and for a while they’re open already, which makes for some abrupt entrances. Try asking first, at half your normal volume, and the energy you conserve is still there at nine in the evening, for something that isn’t work.",
    "jupiter hard":
      "Ambitious plans sound reasonable in your voice, so other people agree to them first and look for the hours afterward. Since a confident period makes your arithmetic generous, go through what you’ve announced lately, and ask each person involved how much of it they’d have proposed themselves.",
    "saturn soft":
      "Command came to you early, while credibility is built out of maintenance, minutes and turning up, and for some months it accumulates. The repetitive half of anything, as long as you can see what it’s for, suits you better than you’d expect; try an hour of it with nobody to lead.",
    "saturn hard":
      "An obstacle looks to you like something that hasn’t been pushed properly yet, and when it stands there anyway you take it personally. Stop pushing for a week, and walk around it instead, because some of what holds you up is also holding up something that you’d be sorry to see collapse.",
    "uranus soft":
      "You look for good ideas among people of rank, since that’s where you’ve worked to be, and at present they come in by the service entrance. Someone younger, or without a title, has a shortcut that you’d appreciate, and it’s worth testing on something you can afford to lose.",
    "uranus hard":
      "Disorder feels like a personal challenge, and your first move is to restore what was there, only stronger. As things mostly break at the point where they no longer served the people inside them, consult those people before you rebuild, and let at least one of their answers alter the design.",
    "neptune soft":
      "Feeling reaches you indirectly, through a melody or the kindness of a stranger, and your reflex is to look at your messages. Nothing in such a moment requires repair, so leave the phone where it is until the song is over, and let the next ten minutes be unproductive.",
    "neptune hard":
      "When the destination becomes vague you move faster, because standing still feels like failure, and everyone behind you speeds up too. Large commitments look nobler in this light than they are, so present yours to one sober friend with nothing to gain, and listen to the objections without answering any.",
    "pluto soft":
      "You’ve used your power well, for the most part, and still there’s somebody who paid for a portion of it that you didn’t see. In a period like this you have the courage to look, and an old wrong that is named by the person who did it is already half repaired.",
    "pluto hard":
      "In a contest of wills you can go on long after the prize has lost its value, because giving way feels to you like disappearing. Draw up two lists, of what you truly need from this and of what you want only because it was refused, and surrender something from the second.",
    "mercury retrograde":
      "An order seems clear to you as soon as it’s given, since you already know what it means. For several weeks other people hear a different one, and anything important is better repeated back to you.",
    "mercury direct":
      "Delayed answers arrive all at once, and you rank them by importance, as always. The one that keeps sliding down the list has to do with a person, and would take five minutes.",
    "venus retrograde":
      "You end things efficiently and review them, if at all, much later. If an old love or purchase comes to mind now, ask whether you want it back or only want to have been right.",
    "venus direct":
      "Beauty and victory are hard for you to tell apart, because whatever was difficult to obtain looks precious. It’s simpler again to see what you’d pick if no one else had wanted it.",
    "mars retrograde":
      "When effort stops working, your temper goes looking for the person responsible, and there isn’t one. Less gets done for a while, and a daily run or swim keeps your voice at a reasonable volume.",
    "mars direct":
      "Your momentum is back, and you feel it some days before anyone else does. Others come along more willingly when they’ve been told where it’s going, and asked what they need first.",
    "ingress jupiter":
      "For about a year you have better luck in this part of life as a newcomer than as an expert. Being underestimated is comfortable for once, and it permits you to ask the simple questions.",
    "ingress saturn":
      "There are few shortcuts in this part of life for several years, and what you lay yourself stays where you put it. The progress looks modest, but you’ve always respected whatever was difficult to obtain.",
    "ingress uranus":
      "The rules in this part of life are altered more than once in the coming years, and you aren’t always the author. Short plans and a loose budget make that a good deal more entertaining.",
    "ingress neptune":
      "Something you regarded as certain becomes softer here over many years. A person of action can find that frustrating, and the skill that helps is listening for longer than looks efficient.",
    "ingress pluto":
      "A long transfer of control begins in this part of life, and it can’t be led from the front. What you surrender voluntarily is lighter to carry than anything that has to be taken from you.",
  },
};
