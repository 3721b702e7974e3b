import type { TypeProse } from "../type-prose.ts";

export const isfj: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "plan",
    candor: "peace",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "feeling",
    lead: "support",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You apologize when someone else bumps into you, and you would also, given a reason, chase a thief down the block. Aries put a sprinter inside a person who irons. Most days you run your races unobserved, first one up, first to notice, the coffee made before anyone else has located a sock, and what you want, and have told nobody, is an emergency large enough to excuse you.",
      argument: [
        "The Protector asks who will be upset; Aries has already said it. They disagree about the first ten seconds of everything, and you settle it by swallowing hard and being helpful at tremendous speed, so that people thank you for the favor and wonder afterward why it felt like a tackle.",
        "What suffers is your temper, which is delivered to the wrong address: you smile at the person who offended you and are short with whoever is nearest. Try spending those ten seconds where they belong: once a day, on a matter worth less than a lunch, say the first thing that comes to you, in a friendly tone, to the person concerned. “I was next.” “I’d like the window.” After two weeks, observe who at home has relaxed.",
      ],
    },
    Taurus: {
      thesis:
        "You own a mug, a coat or a friendship of impressive age, and you know exactly how you came by it and what was said. Taurus and the rest of you are so thoroughly of one mind that people mistake it for peace, and they lean on you as they would lean on a wall. What you’re doing, under all that patience, is waiting to see who would stay if you stopped making it so comfortable.",
      argument: [
        "It is difficult to get a quarrel out of these two, since Taurus likes what lasts, and the Protector likes the people who are used to it. They part company over the last slice: one offers it, the other has been thinking about it since noon, and you offer it so that any decent person would refuse. Now and then someone takes it, and you make a note.",
        "You give up what you want and keep an account of it, which leaves people in a debt they have never heard about, and you in a stubbornness that won’t discuss it. Try claiming first, in the ordinary coin: the window seat, the channel, the crisp corner. Say “that one’s mine” before the plate goes around. You are far more generous once you’ve eaten.",
      ],
    },
    Gemini: {
      thesis:
        "You know everybody’s news and have been careful to have none. Gemini gave you the ear for a remark in the next aisle, the instantaneous reply, the four conversations at once; the dutiful half uses all this to send flowers to the right ward. Entire weeks go by in which no one asks you a question, an arrangement you made yourself, and you lie awake composing the answers.",
      argument: [
        "What divides them is telling. Gemini hears something delicious at noon and is halfway to the telephone; the Protector has already promised to keep it. You have a settlement all your own, which is to pass on the flavor of a confidence with the contents removed, and it leaves your friends well entertained and faintly uneasy about what you do with theirs.",
        "Keeping yourself out of it deprives you of what you want most, a person who tells you everything and gets everything back. Try paying for news in your own currency: each time you hear something private, offer one item about yourself before you say goodbye. It will feel like undressing in a bank, and within a month two or three people will know you considerably better.",
      ],
    },
    Cancer: {
      thesis:
        "You can still draw the floor plan of the first house. Cancer supplied the shell and the album, the rest of you supplied the duty roster, and between them no one you love is ever picked up late. They call you the heart of the family, when you’d settle for being its guest. What you are after, with every pot you stir, is to be sent to bed by someone who’ll do the locking up.",
      argument: [
        "Here the two halves egg each other on. Cancer senses that something is wrong with someone; the Protector already has the car keys; and there’s no one around to mention that everybody is fine. They differ only over the bill, because one gives on principle, and the other gives in order to be loved, and files the receipts in a very safe place.",
        "You settle it by giving more and sighing in a register that only dogs and close relatives can hear, so that giving loses its pleasure for you, and refusing becomes impossible for them. Try a week of giving by request. Nobody gets a sandwich who hasn’t asked for a sandwich. Sit through the lull. The sensation you notice around the third day is what you have been cooking for.",
      ],
    },
    Leo: {
      thesis:
        "You save your best stories for two people and a dog. Leo wants a balcony; you’ve been giving it a pantry, where it arranges the preserves by color and waits to be discovered. When they bring out the cake you cover your face, and you know exactly who applauded. All this service is one long, patient audition, and you’d like the part to be offered before you grow too modest to hear it.",
      argument: [
        "One of you wants the toast, and the other has been up since dawn doing the catering. The Protector considers asking for attention vulgar; Leo thinks that a person who never asks is bluffing. You settle it by becoming indispensable, in excellent shoes, and assuring your admirers that it was nothing. The third time, they take your word for it.",
        "You conceal how much you want recognition, and then you are wounded when it goes to a person who asked. Try accepting a compliment whole. When they say that it was wonderful, answer, “Thank you, I’m proud of that one,” and nothing further, letting your face do as it likes. Five times this month. You’ll be easier to live with, and the shoes will finally get looked at.",
      ],
    },
    Virgo: {
      thesis:
        "You know where the spare fuses are in several houses that aren’t yours. Virgo and the caretaker in you went into business together early, and the firm has never taken a day off. You notice the hair in the soup and remove it before the guest looks down. What you have been attempting, one repaired hem at a time, is to become a person whom no one could possibly send back.",
      argument: [
        "There’s hardly a quarrel between them, and consequently nobody to send them home. Virgo sees what is wrong; the Protector takes it personally on behalf of all present; you settle it by doing the thing over, after hours, with your own supplies. No one has ever seen the first version of anything you made.",
        "Your weekends go into this, and the others never learn that you’re human, which they would need to know in order to help. You also correct those you love, in a helpful tone, rather more often than anyone has had the courage to mention. Try leaving one flaw a day, picked by you, in full view: the crooked picture, the misspelling to a cousin. Don’t point it out. Observe how many people notice, and what becomes of you.",
      ],
    },
    Libra: {
      thesis:
        "You can seat fourteen guests so that no one is beside the wrong brother, and you’ve never once sat where you wanted. Libra supplies the grace, the other half the stamina, and they all go home remarking how natural it was, while you are in the kitchen doing arithmetic: who spoke, who sulked, who is owed. You’re working toward one evening in which keeping it lovely is another person’s turn.",
      argument: [
        "Both sides hate a scene, so the dispute is conducted in very low tones. Libra wants it fair; the Protector wants them happy, and would cheerfully be cheated to get it. You settle it by surrendering your share to the person making the most noise, and you describe this afterward as balance. It isn’t a system under which you’d let anyone else live.",
        "You concede so regularly that nobody consults you, and eventually you are tired in a cool, exact manner that people mistake for a phase. Try weighing yourself as if you were a guest. Before you accept a plan, ask what you would propose if your name were Margaret and you were fond of Margaret, and then propose that. You would never let Margaret take the folding chair.",
      ],
    },
    Scorpio: {
      thesis:
        "They think you’re sweet. You bring the lasagna, mark the anniversary of the operation, and inquire about the mother, and all the time Scorpio has noticed whatever nobody was supposed to see. You would never use it; you only need to know where everything is buried, since you appointed yourself to guard the lawn. What you want is to be found out in return, down to the last shovelful, and brought lasagna anyway.",
      argument: [
        "The Protector forgives; Scorpio has the file. Loyalty is everything to both, and they differ about what becomes of those who fall short of it, and you settle this with a smile that hasn’t varied in temperature since the day you found out. The cards continue to be sent. Inside, that person has been transferred to a smaller box.",
        "You withdraw without a word, and as the other person never finds out, you are the only one who has to live with it. Try opening one file in the presence of its owner, preferably an old case that can be summarized in a few words, such as “You told her, and I knew.” You needn’t acquit. You only need to stop being the sole witness.",
      ],
    },
    Sagittarius: {
      thesis:
        "Somewhere you keep a suitcase that has traveled less than you intended. Sagittarius recites the departure board aloud; the rest of you is making certain that someone feeds the cat, the mother and the church newsletter. You have sent half your friends out into the world with sandwiches, and they congratulate you on being so grounded. Under the table your foot is going. What you need is for someone to need you in Peru.",
      argument: [
        "One half has promised, and the other has booked. Sagittarius maintains that people can be told anything with a big enough grin; the Protector lies there afterward, reviewing their faces. You settle it by staying, and by becoming strangely well informed about Patagonia, until every few years the lid comes off, you say something enormous at a family lunch, and you spend months making up for it in pies.",
        "You postpone what you want until you resent the people for whom you stayed, which isn’t fair to them. Try regular departures in a modest size. One Saturday a month you are unavailable: a bus, an unfamiliar town, back by bedtime, no souvenirs. Announce it; don’t ask. The cat will be fine.",
      ],
    },
    Capricorn: {
      thesis:
        "People like you were usually the child with the signed permission slip. Capricorn and the caretaker in you shook hands over that slip and have been on duty ever since; the will is drawn up, the tires are inspected, the freezer is labeled by year. Nobody worries about you. You worked hard to bring that about, and lately it has resembled solitary confinement. You’d like to be worried about, by an expert.",
      argument: [
        "Duty is their common ground, and they part over what it’s for. Capricorn keeps a promise in order to be respected, the Protector keeps it so that no one is hurt, and you settle the matter by keeping all of them, including promises made by other people. At home you are consulted like an almanac, and about as frequently hugged.",
        "You would sooner be exhausted than found wanting, and you miss play, and the sort of friend one makes by being unprepared. Try failing someone on schedule: once a month take a minor duty, the cookies or the minutes of the meeting, and say a week ahead, “I’m not going to get to that one,” with no excuse attached. The sky has been your responsibility for years; see whether it stays up.",
      ],
    },
    Aquarius: {
      thesis:
        "You know the names of the night cleaners, and you have opinions about their contract. Aquarius is for humanity; the rest of you is for the old lady on the third floor; so you do the newsletter and the shoveling and have, at the end of it, an opinion that would startle both. You look like the most conventional person in the building, a disguise that has gotten you onto every committee you intend to overturn.",
      argument: [
        "The future and the recipe box have it out daily. Aquarius wonders why we do it like this at all; the Protector knows why, since somebody’s grandfather liked it. You settle it by observing the custom and disagreeing with it, year upon year, in full costume, and no one has guessed except the dog.",
        "This leaves you lonely in the middle of people who adore you, because you have never told them what you think. Try revising one tradition a year, out loud, and leave its heart in. Keep the turkey and drop the speech, or invite the eccentric from work to the family occasion. When they ask what’s gotten into you, explain that it was always in there, and then pass the potatoes, so they know it’s you.",
      ],
    },
    Pisces: {
      thesis:
        "You have put your jacket around people who weren’t cold. Pisces feels it all, and the other half of you interprets each feeling as an instruction, so there is never a moment in which a sadness simply goes by. There is a song for every house you ever lived in. With all those jackets you are trying to find out whether anyone will notice, one of these evenings, that you’re in short sleeves.",
      argument: [
        "One of you is the tide, and the other is sandbags. Pisces wants to lie down in the feeling; the Protector wants to know whose it is. You settle it by being useful until your eyes refuse, and then by drifting, late, through old songs, with nobody asking for anything. That hour is the only one you own, and you take it out of your sleep.",
        "You attend to yourself only when you’re too tired to do anything with it, and a talent or two goes unused. Try moving the hour. Take it before supper, by daylight, with a hook on the latch: thirty minutes, one song, a pencil, nothing helpful permitted. They’ll knock. Supper will be late, and it will be prepared by someone you would enjoy eating with.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In a genuine emergency you are calm and early, with the one useful tool already in your hand.",
        "You defend people who can’t, with a temperature that nobody saw coming and few can withstand.",
        "Your delight in another person’s luck is so loud that eventually they trust it themselves.",
      ],
      costs: [
        "You take over anything that goes slowly, and the people around you learn to go slowly near you.",
        "Pride won’t let you ask, so the wish comes out as a scolding about something unrelated.",
        "You blaze for other people’s projects and bring the ash home to those who live with you.",
      ],
      tensions: [
        {
          between: "Backstage or center stage",
          text: "You feel safe behind the curtain and warm in front of it. Accept one visible role a season, and volunteer before you’re asked.",
        },
        {
          between: "Now or properly",
          text: "Your pulse says go, and your habits say prepare. Give preparation a deadline that someone else has written down.",
        },
        {
          between: "Temper or tact",
          text: "Tact wins all week, and temper takes the weekend. Spend a little annoyance daily, in a few words, on the person responsible.",
        },
      ],
      practice:
        "On the first morning of the week, write down one thing you want for yourself, and tell one person by noon. That evening, do ten minutes of it before you do anything for anyone else.",
    },
    Earth: {
      gifts: [
        "What you look after lasts: roofs, recipes, friendships, the good scissors, other people’s nerve.",
        "You know how it was done and why, which makes you the only instruction manual that works.",
        "Around you people eat, sleep and turn up on time, and can’t explain how it came about.",
      ],
      costs: [
        "You stay on past the end of things, since leaving them untidy strikes you as cruelty.",
        "Your love arrives as labor, and those who wanted your company receive an immaculate stove.",
        "An old method hardens into a law, and you enforce it on people who never voted.",
      ],
      tensions: [
        {
          between: "Keep or use",
          text: "You save the best of everything for an occasion that deserves it. Each month take out one good thing and wear it down a little.",
        },
        {
          between: "Duty or rest",
          text: "Rest has to be earned, and the price keeps rising. End the workday by the clock, with one thing visibly left undone.",
        },
        {
          between: "Same or new",
          text: "The old way soothes you and has lately bored you. Alter one permanent arrangement each season, and inspect the result after a month.",
        },
      ],
      practice:
        "Tonight leave one chore undone on purpose, and sit for fifteen minutes where you can see it, observing who else walks past. If it’s still there in the morning, ask someone by name to do it.",
    },
    Air: {
      gifts: [
        "You know something particular about everybody and produce it on the very day when it’s needed.",
        "People who would never have met are friends because you once thought of both in one minute.",
        "You are fair to the last crumb, and a regulation that you explain sounds like common sense.",
      ],
      costs: [
        "You side with the person present, and those who compare notes afterward feel slightly robbed.",
        "You answer so many questions in a day that your own never reach the counter.",
        "Anxieties multiply in you like rabbits, because each finds a quick and fertile mind to live in.",
      ],
      tensions: [
        {
          between: "Visitors or walls",
          text: "You love the news and need the silence after it. Put the empty hour on the calendar first, and arrange the rest around it.",
        },
        {
          between: "Consult or decide",
          text: "Asking everyone feels like manners and is partly cover. Settle your strictly personal business before you mention it to a soul.",
        },
        {
          between: "Nice or known",
          text: "The agreeable version is popular and receives all the invitations. Let one friend have the other version for an hour each week.",
        },
      ],
      practice:
        "At dinner today, state a preference of your own before you’ve heard anyone else’s, and afterward ask one person whether it surprised them. Repeat this on four days in a row, and write down what they say.",
    },
    Water: {
      gifts: [
        "The frightened come to you as cats come to a warm hood, and go away calmer.",
        "You keep account of kindnesses longer than anyone, and repay them to people who weren’t even there.",
        "You sense what a house is lacking when you come in, and by evening it has it.",
      ],
      costs: [
        "You mistake each sigh for a request, and deliver orders that nobody ever placed.",
        "You examine people on a subject they never knew they had to study, and then mourn the results.",
        "Being needed is so delicious to you that the strong are allowed to drift away.",
      ],
      tensions: [
        {
          between: "Theirs or yours",
          text: "Another person’s feeling arrives first and loudest. Wait ten seconds, and ask yourself which of the two of you is unhappy.",
        },
        {
          between: "Then or now",
          text: "You’re loyal to how it was, and the present continually loses by comparison. Tell one old story a week, and ask for one new one.",
        },
        {
          between: "Bake it or say it",
          text: "You would sooner make something than speak. Make it if you like, and attach a note that opens with “I need.”",
        },
      ],
      practice:
        "On three evenings write two lines: whose mood you took home, and one need of your own. Tear off the first and throw it out, and hand the second to someone who could help with it.",
    },
  },
  openings: [
    "You were introduced early on as the helpful one, and you’ve been too polite to correct it, since it is accurate as far as it goes. But someone else arrived with you on the day you were born, with different appetites and a considerably different pace, and has been standing at the back of every photograph. It’s time the two of you talked.",
    "If you took a month off, they would find out what you do. You have imagined it more than once, in some detail, with special attention to the phone calls and the missing keys. This part is about the work that deserves you, the figure you leave off the bill, and the promotion that you would gladly have organized for anyone else.",
    "You know how all of them take their coffee. You know who is allergic, who isn’t speaking to whom, and what each of them was afraid of as a child, and in the pages that follow the tray is turned around. How do you take yours? And who, among so many people, has ever been allowed to find out?",
    "Below the tidy floor there is another, for possessions that had no proper shelf: the anger with excellent manners, the wish to be waited on, the child who kept hearing how good they were being. Come down in your slippers. Nothing here bites, and a surprising amount of it is funnier than you’ve been led to expect.",
    "Half a dozen other days run on yours, and you know the hour of their pills and the condition of their socks. Here, for a novelty, the subject is your own upkeep: what the body mentions before it has to shout, how you learn, what an evening could make, and where to put a pebble.",
    "You have never cared much for the large questions; they tend to be asked by people who leave the dishes. Still, you’ve been answering them for years, on foot. This last part reads your answers back to you and adds one question, on which you have always politely let other people go first: where would you like to be taken?",
  ],
  year: {
    "new 1":
      "Buy one thing to wear that isn’t practical and matches nothing. When someone remarks on it, reply “Yes, isn’t it,” and omit how dramatically it was reduced.",
    "new 2":
      "Start a fund with your own name on it and no good cause behind it. Ten dollars will do. Tell no relative, and raise the amount after a month.",
    "new 3":
      "Telephone the neighbor or the sister with something of your own to report, and report it first. Their news can wait five minutes, as yours always has.",
    "new 4":
      "Alter one thing at home that has stayed as it was for somebody’s sake. Move the table, repaint the shelf, and afterward ask whether they mind, and accept the answer.",
    "new 5":
      "Sign up for something with no use, no certificate and nobody to drive there, and if romance comes into it, let the other person plan the evening; you bring the appetite.",
    "new 6":
      "Give one chore away permanently, to a person with a name, and don’t supervise. Put a walk, a nap or your own overdue appointment into the hour it leaves.",
    "new 7":
      "Let them do something for you in the very first week, before you’ve fed them twice. People grow fond of those whom they have been permitted to help.",
    "new 8":
      "Write on a single sheet who owes you what, in dollars and otherwise. It needn’t be sent, but you’ll know what to ask for, and of whom.",
    "new 9":
      "Book the place that you’ve only seen on other people’s postcards. Read one guide, pack half of what you laid out, and leave instructions about the plants.",
    "new 10":
      "Apply for it. You satisfy more of the requirements than the person who wrote them down, so send it before the weekend, and tell one colleague, so that it exists.",
    "new 11":
      "Join something where nobody has put you down for refreshments yet. To the first three meetings bring only your coat, and see who talks to you.",
    "new 12":
      "Adopt a private habit that helps nobody: half an hour with the latch on, music, a puzzle, the ceiling. Asked what you were doing, say “nothing much” and look pleased.",
    "full 1":
      "They’re all looking, and you have always preferred to be the one behind the camera. Get in the picture, ask for a copy, and find one thing in it you like.",
    "full 2":
      "You discover what your generosity amounts to, or what your thrift has saved, and either figure will surprise you. Spend a twentieth of it on something that melts.",
    "full 3":
      "A thing you told one person has reached another. Don’t send cake. Call, explain as briefly as you can what you meant, and then ask them what they heard.",
    "full 4":
      "The family looks to you to smooth it over, as it has since you were small. Sit down among them, and let the pause continue until another person fills it.",
    "full 5":
      "The thing you made is being admired, or the person you love is waiting for an answer. Skip the disclaimer. Say yes or thank you, and permit yourself to turn pink.",
    "full 6":
      "Duty has been your fuel for some while, and the body would like a word. Cancel the favor you dread most, by noon, in one line with no reasons.",
    "full 7":
      "It comes out which of you has been doing the work of two. Name the half that is yours, and ask, in so many words, for the other half to be picked up.",
    "full 8":
      "A grief, an inheritance or an old silence wants someone who won’t flinch, and heads turn toward you. Take a helper along. Cry first and tidy afterward.",
    "full 9":
      "Someone you respect maintains the opposite and says so at length. There’s no need to concede for the sake of dessert; state your opinion once, warmly, and pass the cream.",
    "full 10":
      "Your work is mentioned in public, and your first impulse is to list the team. Wait. Say thank you, take one complete breath, and after that list them.",
    "full 11":
      "A circle shows you whether it likes you or your potato salad. Come without the bowl, just once. Whoever crosses over to sit beside you is a keeper.",
    "full 12":
      "All the tiredness you postponed turns up together and wants a bed. Give it one, switching off the phone from supper until breakfast, and warn nobody but a neighbor.",
    "eclipse 1":
      "The one who always managed steps down. For a month it feels rude, and after that like a better pair of shoes.",
    "eclipse 2":
      "An income or a treasured object goes. Name aloud what remains before you offer to economize on behalf of everyone.",
    "eclipse 3":
      "A daily conversation ends or acquires different speakers. Write down three things that you never told them, and tell two.",
    "eclipse 4":
      "A chair at home stands empty, or an address changes. Leave the gap alone for a while before arranging it.",
    "eclipse 5":
      "A romance or a pastime you outgrew is over. Give away the equipment, and allow yourself to be bad at the next.",
    "eclipse 6":
      "The routine or post that you maintained stops. Resist the temptation to train its replacement, and sleep for a week first.",
    "eclipse 7":
      "A partnership is redrawn, consulted or not. Ask now for whatever you ought to have asked for on the first day.",
    "eclipse 8":
      "An obligation ends that you had taken to be lifelong. Return the keys, and eat something you don’t have to share.",
    "eclipse 9":
      "A teacher, a faith or a travel plan drops away. Thank it in a letter, then look up another departure.",
    "eclipse 10":
      "The title goes to someone else or into history. You never were the badge; ask two people what they came to you for.",
    "eclipse 11":
      "A circle you catered for breaks up. See which two of them call when there is nothing on the table.",
    "eclipse 12":
      "An anxiety you’ve nursed for years loses its patient. Sit with empty hands for an evening before you adopt another.",
    "jupiter soft":
      "More people want you, for better reasons, and you are offered what you would never have requested. Accept within a day, and then inform one person who used to get that time that the hours are different.",
    "jupiter hard":
      "Everyone’s plans have grown, and each contains a modest part for you, which together make a second job. Pick two, and decline the rest in one evening, with every refusal under three lines.",
    "saturn soft":
      "Long care is becoming visible, as a qualification, a cleared loan or a name that is trusted. Put the evidence in one folder with dates, and apply for the official version of what you’ve long done unofficially.",
    "saturn hard":
      "There’s more to bear and less to bear it with, and your instinct will be to manage. Make a list of all that you answer for, and this month return the bottom third to its owners in writing.",
    "uranus soft":
      "A looser arrangement offers itself, and suits you better than you’d have predicted. Try it for six weeks with the old one still in the closet, observing each evening what you didn’t miss.",
    "uranus hard":
      "Something that was supposed to stay put is moving, and you were not consulted. As no list of worst cases will slow it down, guard two routines, the first and the last of the day, and let the middle be reshuffled.",
    "neptune soft":
      "Music, prayer and old photographs go further in than usual, and you would give anyone anything. Give one hour of it to yourself, with paper in your lap, and postpone all promises until the song is over.",
    "neptune hard":
      "Someone’s sad story has a hole in it that you can hear and would rather not. Ask for dates and sums, consult the most sensible friend you have, and sleep three nights before you help.",
    "pluto soft":
      "For once you can observe without flinching who runs what in your family or office, yourself included. Discuss it with one discreet person, give up a lever you never needed, and use one you do.",
    "pluto hard":
      "Someone wants control, and you’ve a talent for giving way and then resenting it in installments. Pick the one point you won’t yield, and use the same nine words for it each time, and no casserole.",
    "mercury retrograde":
      "Wrong addresses, repeated errands, a letter from years back. Confirm the appointment twice, as you would anyway, and use the delay to ask what you had assumed.",
    "mercury direct":
      "Send the message in which you say what you would prefer, having first removed the two lines that apologize for preferring it.",
    "venus retrograde":
      "A person you used to look after comes to mind, or to the porch. Before you put the pot on, recall who washed it then.",
    "venus direct":
      "Your taste is your own again. Buy flowers for no one’s birthday, and tell someone dear what in particular you enjoyed about last week.",
    "mars retrograde":
      "Anger has turned into tidying. Give it its correct name before you come to the third closet, and postpone the heroic favor until you’ve rested.",
    "mars direct":
      "Your energy is back, and several people have plans for it. Reserve the first three mornings for the undertaking you’ve postponed the longest.",
    "ingress jupiter":
      "A more generous year opens in one corner of your life. Stand where it falls, and don’t pass it straight on.",
    "ingress saturn":
      "A few years of real work start here. Take it on in earnest, with wages, and stop doing it free elsewhere.",
    "ingress uranus":
      "For years to come, one of your certainties will be traveling. Save the recipe, and be ready to change the pot.",
    "ingress neptune":
      "A slow tide reaches a wall you trusted. Your longing is taking another shape, so write it down once a season, unedited.",
    "ingress pluto":
      "Over many years an old arrangement comes up by the roots. Save some seeds, and let the hedge go.",
    "month 1":
      "Go through your address book and mark the people who call you. Invite one of them to something that involves no baking.",
    "month 2":
      "Eat off the good plates on an ordinary weeknight. If one breaks, drink to it, and set the table the same way tomorrow.",
    "month 3":
      "Ask one person for a ride, a tool or an hour of listening. Accept it, and send no thank-you gift.",
    "month 4":
      "Bring your rate, your hours or your job description up to date on paper, and show it to the person who signs.",
    "month 5":
      "Order another dish, sit in another pew, take the other bridge. One novelty a week, each of them graded out of ten.",
    "month 6":
      "List what you do for others in an average week, cross out an item that nobody would miss, and don’t announce it.",
    "month 7":
      "Let someone else plan an entire day. Bring nothing, correct nothing, and afterward mention only the parts that pleased you.",
    "month 8":
      "Tell a story about yourself in which you were not good, to listeners who have only ever met the helpful version.",
    "month 9":
      "Throw out one box that you’ve moved twice without opening it. Photograph a single object from it, and sit down before reading any letters.",
    "month 10":
      "Let four requests ripen overnight before you answer. In the morning agree to two, and suggest another name for the others.",
    "month 11":
      "Thank a person who was good to you before you were any use to them, being specific, and doing it aloud.",
    "month 12":
      "Ask for exactly the present you want, by name and size, and observe how relieved people are to be told.",
  },
};
