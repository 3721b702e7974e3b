import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "The dinner is over, and the one in you who wanted applause refuses to get in the car.",
        ],
        ["voice", "I said what had to be said."],
        ["other-voice", "Twice, louder, facing the handsome end of the table."],
        ["voice", "For clarity."],
        ["other-voice", "For Marianne. You’d have juggled."],
        ["voice", "I don’t need to be admired."],
        ["other-voice", "You need it like salt. You’d just prefer them to think of it themselves."],
        ["voice", "Applause is for those who can’t tell whether they were good."],
        ["other-voice", "Then why did you count the laughs? Four! I was proud of us."],
        [
          "paragraph",
          "You generally pretend not to want praise, and the wish comes out sideways, as an impossible standard for anyone who did receive it. Tell one person, in so many words, “I was good at that. Did you see?”",
        ],
      ],
      ask: "Whose success do you mock because you would have liked the bouquet yourself?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        ["lead", "A hammock, mid-afternoon, and the idler you’ve disowned has hidden your shoes."],
        ["voice", "I only sat down to test the knots."],
        ["other-voice", "Excellent knots. Have a plum."],
        ["voice", "The gutter is sagging."],
        ["other-voice", "It has sagged since the Korean War. Bite."],
        ["voice", "I am not a lazy person."],
        [
          "other-voice",
          "You’re a lazy person with a terrified manager. I’m who you’d be if no one were keeping score.",
        ],
        ["voice", "We’d be bankrupt."],
        ["other-voice", "We’d be brown. There’s juice on your chin, and you haven’t wiped it."],
        [
          "paragraph",
          "You ordinarily go back to work before you’ve rested, and then pass judgment on everyone who naps, which leaves you with a body that has only two settings, useful and unconscious. Lie down for half an hour in full view of a chore.",
        ],
      ],
      ask: "Whose laziness irritates you most, and what do they have that you would like?",
    },
    Air: {
      stances: { company: "both" },
      lines: [
        [
          "lead",
          "The supermarket line, where the frivolous one in you has got hold of a magazine.",
        ],
        ["voice", "Put it back."],
        ["other-voice", "The duchess and the ski instructor! Page nine."],
        ["voice", "We don’t care about those people."],
        ["other-voice", "You knew his name."],
        ["voice", "I absorb things."],
        ["other-voice", "You also know who’s in love with whom on the fourth floor."],
        ["voice", "That is structural information."],
        [
          "other-voice",
          "It’s gossip, darling, and you’re gifted. How do you suppose everyone else got so fond of each other? They talked nonsense, for hours.",
        ],
        [
          "paragraph",
          "You usually refuse to chat, as though it were beneath you, and go home well informed and uninvited. Exchange one perfectly useless item of information with a coworker, and look a little scandalized.",
        ],
      ],
      ask: "What trivial thing do you follow with real devotion and deny in company?",
    },
    Water: {
      stances: { trust: "slow", voice: "both" },
      lines: [
        [
          "lead",
          "Half past two in the morning, and the one in you who needs people has switched on the lamp.",
        ],
        ["voice", "Go to sleep. I have nothing for you."],
        ["other-voice", "Call Ruth."],
        ["voice", "At this hour? And say what?"],
        ["other-voice", "That I’m scared. She told us any time."],
        ["voice", "That’s a form of goodbye."],
        ["other-voice", "She flew in when you had the fever. You made her a list of restaurants."],
        ["voice", "I didn’t want her to be bored."],
        ["other-voice", "She wanted to be near you, you absolute fortress. So do I."],
        [
          "paragraph",
          "You normally tell nobody that you’re scared, and those who would have come conclude, reluctantly, that they aren’t wanted. Choose one name, ask this week whether “any time” was meant literally, and use it within the month.",
        ],
      ],
      ask: "Who once came a long way for you and was given a list of restaurants?",
    },
  },
  INTP: {
    Fire: {
      stances: { voice: "both", head: "both" },
      lines: [
        [
          "lead",
          "The neutral observer in you has a brawler, and he has been at the keyboard since supper.",
        ],
        ["voice", "I have no stake in this. I merely noted an error."],
        ["other-voice", "Nine hundred words. To a stranger. About tides."],
        ["voice", "He was misleading people."],
        ["other-voice", "He has six readers! I investigated his old posts as well. Want to see?"],
        ["voice", "It’s beneath us."],
        ["other-voice", "It’s the most alive we’ve been this week. You hum when I type."],
        ["voice", "I don’t get angry. I clarify."],
        ["other-voice", "Then why are we standing?"],
        [
          "paragraph",
          "As a rule you deny the heat and release it as rigor, so that strangers receive what was intended for your employer. The next time you’re on your feet, delete everything, and tell the right person one legitimate grievance by tomorrow night.",
        ],
      ],
      ask: "Who was the stranger you corrected standing in for?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "A housewarming at your cousin’s, and the one in you who wants things has taken off her socks.",
        ],
        ["voice", "It’s a floor."],
        ["other-voice", "It’s a warm floor. They heat the stone. Feel it."],
        ["voice", "Square footage has never interested me."],
        ["other-voice", "You measured the pantry. So did I. He copied your lab reports, you know."],
        ["voice", "I chose other rewards."],
        [
          "other-voice",
          "Did we choose, or did we not turn in the form? I’d like one thing in our life to be thick.",
        ],
        [
          "paragraph",
          "The ascetic has the better lines, so the wanting one goes sour and sneers at bathrooms, which deprives you of both the comfort and the satisfaction of having renounced it. Identify one luxury that you want, to a person who’ll remember, and investigate what it costs.",
        ],
      ],
      ask: "Which comfort do you mock in other people’s houses after checking what it cost?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "A party full of readers, and you’ve just nodded at the title of a novel you never opened.",
        ],
        ["voice", "That was unlike me."],
        ["other-voice", "That was entirely like me. I do your nodding."],
        ["voice", "I say only what I’m sure of."],
        [
          "other-voice",
          "And where you aren’t, I raise an eyebrow, and they assume. You’ve had a degree out of that eyebrow.",
        ],
        ["voice", "I would have explained, but she’d turned away."],
        ["other-voice", "Thank goodness! Ask me about Hegel."],
        ["voice", "You know nothing about Hegel."],
        ["other-voice", "Neither does she. It was a lovely talk."],
        [
          "paragraph",
          "The precise one disowns the bluffer, and since both are afraid of the same thing, to be found ordinary, you’ve become severe on other people’s bluffs. Once this week, when the title falls, say, “I haven’t read it. What happens?”",
        ],
      ],
      ask: "What have you been letting people believe that you’ve read, seen or understood?",
    },
    Water: {
      stances: { head: "both", company: "both" },
      lines: [
        [
          "lead",
          "The high school stadium, a cousin’s boy graduating, and the band strikes up a song you despise.",
        ],
        ["voice", "The rhyme scheme is a disgrace."],
        ["other-voice", "I know all the verses. Stand up."],
        ["voice", "I’m here as an observer."],
        [
          "other-voice",
          "You’re here with your hand on your chest. Look at them, all in that ridiculous blue!",
        ],
        ["voice", "Crowds are how people stop thinking."],
        [
          "other-voice",
          "Yes. Isn’t it heaven? Nobody asked us, that whole four years. I’d have carried the tuba.",
        ],
        ["voice", "Something has got in my eye."],
        ["other-voice", "It’s the tuba."],
        [
          "paragraph",
          "The observer makes a joke, the joiner is escorted back to the parking lot, and you maintain as always that you never wanted in, an expensive conviction. Sing the next thing that is sung near you, badly, to the last verse.",
        ],
      ],
      ask: "Which group did you call foolish because it hadn’t occurred to them to ask you?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold", candor: "both" },
      lines: [
        ["lead", "Forty feet up a climbing wall, in front of the whole sales department."],
        ["voice", "I’m fine. I’m assessing."],
        ["other-voice", "We’re hugging it. That’s what this is."],
        ["voice", "I’ve never been afraid of anything."],
        [
          "other-voice",
          "I was at the interview. I was at the altar. I was there every night of that March.",
        ],
        ["voice", "That was adrenaline."],
        [
          "other-voice",
          "That was me in a better suit. Why do you suppose we’re always first through? I can’t bear the waiting!",
        ],
        ["voice", "If they see you, they’ll stop following."],
        ["other-voice", "Half of them are down there hoping somebody says that it’s high."],
        [
          "paragraph",
          "You act fast so as not to feel afraid, and despise fear in anyone more deliberate. Before the first bold thing you do, say, “I’m scared of this one,” to a colleague. Then leap.",
        ],
      ],
      ask: "Which of your famous leaps was really a way to stop being afraid sooner?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "A hammock, an ordinary afternoon, and someone in you who has no intention of getting up.",
        ],
        ["voice", "Twenty minutes, then the gutters."],
        ["other-voice", "The gutters are fine."],
        ["voice", "People who lie down lose."],
        ["other-voice", "Lose what? It’s a hammock."],
        ["voice", "I have carried your kind all my life."],
        ["other-voice", "On your back, yes. How is the back?"],
        ["voice", "Stiff."],
        ["other-voice", "I’ve been asking for an afternoon since college. That’s my signature."],
        [
          "paragraph",
          "You condemn idleness in everyone else, the assistant who departs on schedule, anyone with a boat, and allow yourself any of it only when you’re already sick. Put one free afternoon a week on the calendar, in excellent health, flat, unearned, with the gutters full.",
        ],
      ],
      ask: "Whose ease do you sneer at because nobody ever told you to lie down?",
    },
    Air: {
      stances: { candor: "truth", company: "company" },
      lines: [
        ["lead", "A coat check after the party, and someone in you is going over the guest list."],
        ["voice", "I said what needed saying."],
        ["other-voice", "To Marguerite. By the shrimp. She used to wave at us."],
        ["voice", "I don’t require waving."],
        ["other-voice", "Then why do we know that she stopped?"],
        ["voice", "Respect outlasts charm."],
        ["other-voice", "Respect sends a fruit basket. I’d like to be asked to the lake."],
        ["voice", "They’re shallow people."],
        ["other-voice", "They have a canoe, and they laugh. We’d be so good in the canoe!"],
        [
          "paragraph",
          "Officially being liked doesn’t matter to you, and then you lie there tallying who was warm to whom, and never say that you’d have enjoyed being asked. Telephone the one you were sharp with, retract nothing, and ask how the canoe is.",
        ],
      ],
      ask: "Whose invitation did you pretend not to want, and how do you know it went out?",
    },
    Water: {
      stances: { company: "company", head: "both" },
      lines: [
        [
          "lead",
          "You have the place to yourself for a week, and someone in you has put on their sweater.",
        ],
        ["voice", "Finally. Now I can get things done."],
        ["other-voice", "It smells of them."],
        ["voice", "I’ve reorganized the linen."],
        ["other-voice", "Twice. And we called to ask about a key."],
        ["voice", "I needed the key."],
        ["other-voice", "You were leaning on it."],
        ["voice", "Anyone I depend on can leave."],
        [
          "other-voice",
          "So can anyone you don’t. We could at least have been sad together all this while, you and I, instead of you folding at me.",
        ],
        [
          "paragraph",
          "When you miss people you get busy and don’t say so, and they return to immaculate towels and no suspicion that they were wanted. Telephone one of them and, before the logistics, tell them you miss them. Stop there.",
        ],
      ],
      ask: "Who has no idea that you went looking for the smell of them?",
    },
  },
  ENTP: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        ["lead", "Inside the good sport lives a sore winner, and it is polishing something."],
        ["voice", "It was only a game. I just like the play."],
        ["other-voice", "You like the play. I like the moment when their eyes go."],
        ["voice", "I’d have taken the other side just as happily."],
        [
          "other-voice",
          "And won with that. I’ve saved every one: the dean, Rosa, the man at the lake.",
        ],
        ["voice", "I don’t even recall what those were about."],
        ["other-voice", "Nor I. What if we had lost, though?"],
        ["voice", "I’d find it instructive."],
        ["other-voice", "You changed the rules on a six-year-old."],
        [
          "paragraph",
          "You claim to play for the pleasure of it and choose what you expect to win, so that friends politely decline and are called thin-skinned. Lose something this week on purpose, and announce it to no one.",
        ],
      ],
      ask: "Which ancient victory do you still take out and admire?",
    },
    Earth: {
      stances: { novelty: "both", risk: "both" },
      lines: [
        [
          "lead",
          "There’s a clerk in you, in slippers, and you have been telling people that you live alone.",
        ],
        ["voice", "Routine is for those with no ideas."],
        ["other-voice", "I bought the same soup again. It’s good soup."],
        ["voice", "I could leave for Chile tomorrow."],
        ["other-voice", "I looked into it. Our knee doctor isn’t in Chile."],
        ["voice", "I’m a free spirit."],
        [
          "other-voice",
          "You’re a free spirit with a favorite burner. I’ve paid the insurance since we were twenty-six.",
        ],
        ["voice", "That was you?"],
        [
          "paragraph",
          "You take credit for the freedom, depend on the routine, and go on despising in your duller acquaintances the very thing that keeps your own roof on. Admit to one routine aloud this week, with pride, in front of someone you wanted to impress.",
        ],
      ],
      ask: "Which dull arrangement subsidizes your freedom, and whom have you told about it?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "lead",
          "Behind the panel of opinions sits one that you actually hold, and it has asked for the floor.",
        ],
        ["voice", "I’m not committed to any position. I test them."],
        ["other-voice", "You’re committed to me. You went pale when he said that."],
        ["voice", "I made an excellent joke."],
        ["other-voice", "So that you wouldn’t have to stand up."],
        ["voice", "If I say it straight, they can take it apart."],
        ["other-voice", "As you do with theirs."],
        ["voice", "And then what would I have?"],
        ["other-voice", "Me, with a scratch."],
        [
          "paragraph",
          "You joke about whatever you believe most, and after some years of this people conclude, reasonably enough, that you believe nothing. Once this week, state something you hold in words that aren’t funny, and let them scratch it.",
        ],
      ],
      ask: "Which conviction of yours has never been said aloud without a grin attached?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "The fastest tongue at the table has a twin, eight years old, who wants a lap."],
        ["voice", "I’m fine. Ask me anything."],
        ["other-voice", "She didn’t call on our birthday."],
        ["voice", "Birthdays are arithmetic."],
        ["other-voice", "I stayed by the phone. You did a bit about cake."],
        ["voice", "People enjoyed it."],
        ["other-voice", "I wanted soup, and someone to be sorry."],
        ["voice", "No one can make that case with a straight face."],
        ["other-voice", "Then use a crooked one. Ask."],
        [
          "paragraph",
          "You entertain people when you want to be comforted, until some innocent bystander is served a cutting remark that he never ordered. Call one person this week and say “I could use company,” with no punch line behind it.",
        ],
      ],
      ask: "What would the hungry one in you request if nobody were going to laugh?",
    },
  },
  INFJ: {
    Fire: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "lead",
          "The gentle listener in you has a furious sibling who keeps a list, and tonight it is read aloud.",
        ],
        ["voice", "He was under pressure. I understood that."],
        ["other-voice", "June the fourth. He laughed at you in front of the trainee."],
        ["voice", "It was nothing."],
        ["other-voice", "Then why do I have the date? Let me at him."],
        ["voice", "You’d end it in a sentence."],
        [
          "other-voice",
          "And you will end it with no sentence at all, next year, with your bag packed. Mine is kinder.",
        ],
        [
          "paragraph",
          "You excuse people until the day you can’t, and then drop a friend who never heard a word of complaint. Practice minor disagreement instead: say what annoyed you on the day itself, before the plates are cleared.",
        ],
      ],
      ask: "Which date is on your list that the other person does not know exists?",
    },
    Earth: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "lead",
          "Inside the gentle listener lives a furious sibling, who keeps a list in remarkably neat handwriting.",
        ],
        ["voice", "What is all this?"],
        ["other-voice", "Inventory. Rides to the airport, fourteen. Thanks, two."],
        ["voice", "I gave those freely."],
        ["other-voice", "You gave them. I collected the stubs."],
        ["voice", "I’m not that sort of person."],
        [
          "other-voice",
          "You are exactly that sort, with better manners. What happens when the drawer is full?",
        ],
        ["voice", "Nothing. I stop answering."],
        ["other-voice", "That’s quite a nothing."],
        [
          "paragraph",
          "You give, count in silence, and one day end the friendship without a word. Practice being slightly disagreeable on the day itself: when you mind a favor, say “Not this Sunday” and add no excuse.",
        ],
      ],
      ask: "Whose account have you closed without ever showing them the balance?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "lead",
          "The furious sibling of the gentle listener in you keeps a list, and has excellent comic timing.",
        ],
        ["voice", "I see her point of view."],
        ["other-voice", "You see everyone’s. You’re a scenic overlook. Shall I read item six?"],
        ["voice", "Please don’t."],
        [
          "other-voice",
          "“She calls my work ’your little thing.’” I have a reply. It’s twelve words and she’d need a chair.",
        ],
        ["voice", "That would be cruel."],
        ["other-voice", "And vanishing from her life in the fall, courteously, is what?"],
        ["voice", "Distance."],
        ["other-voice", "It’s a slammed door with good hinges."],
        [
          "paragraph",
          "You stay fair, swallow the reply, and one day, giving no reason, stop seeing the person. Practice being slightly disagreeable on the day itself: repeat the word that stung, as a question. “Little?” will do.",
        ],
      ],
      ask: "What witty, unkind reply have you been polishing for longer than a year?",
    },
    Water: {
      stances: { candor: "both", voice: "both", head: "feeling" },
      lines: [
        [
          "lead",
          "The gentle listener in you has a furious sibling who keeps a list under the mattress.",
        ],
        ["voice", "Why are you crying? I’m the one who forgave them."],
        ["other-voice", "You forgave. I remembered. Someone had to."],
        ["voice", "They had a hard childhood."],
        ["other-voice", "So did we, and we never forgot their birthday."],
        ["voice", "If I say that, they’ll be hurt."],
        [
          "other-voice",
          "And if you don’t, I’ll do it my way. I’ll pick us all up and go, as I did with Anna.",
        ],
        ["voice", "You never warned her."],
        ["other-voice", "Seven times. Never out loud."],
        [
          "paragraph",
          "You forgive early and leave late, in one night, for good, and the other person is never informed what the matter was. Practice being slightly disagreeable on the day itself, in one sentence that says what hurt.",
        ],
      ],
      ask: "Whom did you forgive so fast that the hurt had to go underground?",
    },
  },
  INFP: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        [
          "lead",
          "Coming home from a friend’s premiere, programs in your lap, you discover a passenger who didn’t applaud.",
        ],
        ["voice", "I’m so happy for her."],
        ["other-voice", "You’re green. You matched the exit sign."],
        ["voice", "I don’t make things to be applauded."],
        ["other-voice", "I do. I wanted the bow, the flowers, the idiot with the microphone."],
        ["voice", "That’s vanity."],
        ["other-voice", "It’s appetite. You’ve told everyone that you live on dew."],
        ["voice", "What would you even do with fame?"],
        ["other-voice", "Wave. For about a week. Then I’d let you work."],
        [
          "paragraph",
          "You disown ambition, so it emerges as a lofty variety of sorrow about those who succeed. Confess it to one friend in seven words: “I want that too, and I’m jealous.” Submit something you made.",
        ],
      ],
      ask: "Whose bow would you have liked to take, and whom have you told?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "lead",
          "When you’ve been pushed past your limit, an inspector climbs out of you with a clipboard and takes over the house.",
        ],
        ["voice", "Oh no. Not you."],
        ["other-voice", "Three cups in the sink. Who signed for these?"],
        ["voice", "We live and let live here."],
        ["other-voice", "We live in crumbs. You, the tall one! Towels. Alphabetically."],
        ["voice", "They’re staring at us."],
        ["other-voice", "They’ll thank me. Has anyone labeled the lentils?"],
        ["voice", "I hate being told what to do. I swore I’d never."],
        [
          "other-voice",
          "And I swore someone would. Give me an hour a week and I won’t need the whistle.",
        ],
        [
          "paragraph",
          "For months you put up with everyone’s mess, then for one terrible weekend you give orders, which frightens everyone. On Mondays, for an hour, ask the others for three things, in a normal voice.",
        ],
      ],
      ask: "What does your inspector shout about that you have politely put up with for months?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "At the office picnic, paper plate in hand, you receive a running commentary from inside your own hat.",
        ],
        ["voice", "They’re lovely people."],
        [
          "other-voice",
          "He has said “at the end of the day” nine times. The day is begging for it.",
        ],
        ["voice", "Everyone is interesting if you listen."],
        ["other-voice", "I’ve listened. She collects rewards points."],
        ["voice", "I’m not a snob."],
        ["other-voice", "You’re the best snob I know. You do it with compassion."],
        ["voice", "I only feel a little different from them."],
        ["other-voice", "Different. Up or down?"],
        [
          "paragraph",
          "You mock people silently, and pay for it in lonely superiority, convinced that no one here could understand you. Ask the most tedious colleague one thing more than politeness requires. Collectors of points have buried people too.",
        ],
      ],
      ask: "Whom do you privately find ordinary, and what have you never asked them?",
    },
    Water: {
      stances: { head: "feeling", candor: "both" },
      lines: [
        [
          "lead",
          "The birthday call came a day late, and someone damp has arranged herself on the bed beside you.",
        ],
        ["voice", "I told them it was nothing."],
        ["other-voice", "Beautifully done. I especially liked the breath before it."],
        ["voice", "I wasn’t trying to make them feel guilty."],
        ["other-voice", "No. I was. They’ve called twice since."],
        ["voice", "I just have feelings."],
        ["other-voice", "We have a government, sweetheart, and tears are the police."],
        ["voice", "That’s a horrible thing to say."],
        ["other-voice", "See? You’re about to, and I’ll have won again."],
        [
          "paragraph",
          "You let hurt feelings do your asking for you, and you would be mortified to know how well it works. It gets you attention and loses you respect, your own first. Next time, ask straight out: “I wanted you to call on the day.”",
        ],
      ],
      ask: "When did your being hurt last get you what asking would have gotten sooner?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", candor: "both" },
      lines: [
        [
          "lead",
          "Under the inspiring one lives a small general who would simply like to be obeyed.",
        ],
        ["voice", "I want each of them to find their own way."],
        ["other-voice", "Mine. It’s shorter."],
        ["voice", "People have to come to it freely."],
        ["other-voice", "They’ve had since lunch. Give me the whistle."],
        ["voice", "I never order anybody around."],
        ["other-voice", "True. You beam at them until they surrender. I’d only raise my hand."],
        ["voice", "They’d hate you."],
        ["other-voice", "For an hour. You they’ll adore for years, and tell their therapist."],
        [
          "paragraph",
          "You get your way by being warm, so no one can refuse without appearing ungrateful. Issue one bare order a week, openly labeled as an order, and let people decline it.",
        ],
      ],
      ask: "What have you made impossible to refuse by asking for it so lovingly?",
    },
    Earth: {
      stances: { candor: "both" },
      lines: [
        ["lead", "Beneath the open-handed one there’s a landlord, with keys."],
        ["voice", "I’m so pleased that she’s moving on."],
        ["other-voice", "Who taught her to hold a saw?"],
        ["voice", "She did it herself."],
        [
          "other-voice",
          "On my bench. In my time. With my sandwiches in her. And she leaves for Denver with a hug?",
        ],
        ["voice", "People aren’t property."],
        ["other-voice", "Of course not. I’m only saying that I’d like a share."],
        ["voice", "Of what?"],
        ["other-voice", "Her. Ten percent. A postcard."],
        [
          "paragraph",
          "You give without conditions and discover the conditions when people leave, as a heaviness, or as a letter of reference that goes out slightly late. Say beforehand what you hope for in return. A postcard is a reasonable fee.",
        ],
      ],
      ask: "Whose leaving did you celebrate while some grim clerk in you prepared the bill?",
    },
    Air: {
      stances: { candor: "both", voice: "speak" },
      lines: [
        ["lead", "Behind the great communicator stands someone thinner, working the strings."],
        ["voice", "I just told him what he needed to hear."],
        ["other-voice", "In which order?"],
        ["voice", "His daughter first, then the budget."],
        ["other-voice", "And why?"],
        ["voice", "It seemed natural."],
        [
          "other-voice",
          "He goes soft at “daughter.” We noted it in March. Beautiful work, I’d have paused longer.",
        ],
        ["voice", "I meant every word."],
        ["other-voice", "So does a good salesman. I don’t lie, I arrange."],
        [
          "paragraph",
          "You choose your words for effect and, because your aims are kind, never inspect your means, until someone stops mid-nod and reconsiders ten years of sincerity. Tell people what you want before you charm them toward it.",
        ],
      ],
      ask: "Whose soft spot do you know, and when did you last press on it for their own good?",
    },
    Water: {
      stances: { candor: "both", head: "feeling" },
      lines: [
        ["lead", "Within the comforter there’s a creature who does not want anyone to get well."],
        ["voice", "She sounded so much better on the phone."],
        ["other-voice", "Yes. Four minutes. It used to be two hours."],
        ["voice", "That’s the whole point of helping."],
        ["other-voice", "Did she ask how we were?"],
        ["voice", "She was busy. She’s happy."],
        ["other-voice", "Then what are we for? Call her back. Mention her ex."],
        ["voice", "That’s horrible."],
        ["other-voice", "I’m hungry, that’s all. You feed the others and never me."],
        [
          "paragraph",
          "You feel secure while somebody depends on you, so another’s recovery can seem like a layoff, and you bury the feeling and go looking for a new patient. Notice the pang, admit it to a friend, and ask directly to be fed.",
        ],
      ],
      ask: "Whose getting better left you a little lonelier than you have ever admitted?",
    },
  },
  ENFP: {
    Fire: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "After the award went to someone else, in the parking lot."],
        ["voice", "I’m so happy for her. I really am."],
        ["other-voice", "I’m not. Ours was better."],
        ["voice", "It isn’t a contest. I just want everyone to shine."],
        [
          "other-voice",
          "Brightest where, in your design? I’ve seen the design. We’re in the middle.",
        ],
        ["voice", "That’s ugly."],
        [
          "other-voice",
          "It’s appetite. You clap so hard that nobody notices us counting the other applause.",
        ],
        ["voice", "What do you want?"],
        ["other-voice", "To win. Once, on purpose, without sharing it."],
        [
          "paragraph",
          "You applaud others to hide a wish to win, and it leaks out as faint praise. Enter one competition for the sole purpose of coming first, and tell a friend that’s why.",
        ],
      ],
      ask: "Whose success did you celebrate loudest in order not to hear your own envy?",
    },
    Earth: {
      stances: { novelty: "both", company: "both" },
      lines: [
        [
          "lead",
          "In the basement of the free spirit lives a clerk, who has been waiting years to be heard.",
        ],
        ["voice", "I can’t be tied down. Everyone knows that."],
        ["other-voice", "I’d like the same lunch every day."],
        ["voice", "You’re not me."],
        ["other-voice", "I’d like a pension. And slippers. And for people to stop coming over."],
        ["voice", "I love people coming over!"],
        ["other-voice", "You love the first hour. I wash the glasses."],
        ["voice", "If they met you they’d be bored."],
        ["other-voice", "They’d be relieved. They have slippers too."],
        [
          "paragraph",
          "Out of fear of being ordinary you hide how much quiet you need, and then cancel on people, surly and late. Keep Monday evening for it: identical dish, curtains drawn, no guests, no anecdote afterward.",
        ],
      ],
      ask: "Which perfectly ordinary wish would embarrass you most in front of your admirers?",
    },
    Air: {
      stances: { trust: "quick", company: "company", novelty: "new" },
      lines: [
        ["lead", "Scrolling past a name you used to say daily, on an escalator."],
        ["voice", "I adored her. We lost touch."],
        ["other-voice", "We didn’t lose it. I put it down."],
        ["voice", "Life got busy."],
        [
          "other-voice",
          "She’d run out of material. I noticed in March, on the pier, during the one about the canoe.",
        ],
        ["voice", "I don’t get bored of people."],
        ["other-voice", "That’s my whole occupation. You do the hello. I do the other end."],
        ["voice", "I never said goodbye."],
        ["other-voice", "No. You sent a heart. Twice."],
        [
          "paragraph",
          "You befriend people fast and drop them without a word, so that they spend years wondering what they did. Write to one of them, and say it was nothing they did.",
        ],
      ],
      ask: "Whom did you once call constantly, and when exactly did the conversation run out?",
    },
    Water: {
      stances: { head: "feeling", company: "company" },
      lines: [
        ["lead", "Three in the morning, beside someone sleeping, with the hungry one."],
        ["voice", "I give so much because I love people."],
        ["other-voice", "You give so they can’t go."],
        ["voice", "I’ve never asked for a thing."],
        [
          "other-voice",
          "Exactly. Nobody may pay, so everybody owes. Who remembered all their birthdays?",
        ],
        ["voice", "That’s kindness."],
        ["other-voice", "It’s kindness with a candy hook in it. I should know, I boil the sugar."],
        ["voice", "And if I stopped?"],
        ["other-voice", "Then we would find out who’s still here. I’d rather not."],
        [
          "paragraph",
          "You give so that people won’t leave, and then can’t quite believe the ones who stay. Skip one rescue, say that you need something, and see who comes anyway.",
        ],
      ],
      ask: "Who would still be near you if you had nothing delightful to offer for a year?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "The parking garage after the awards dinner, and the glory hound you’ve disowned won’t get in the car.",
        ],
        ["voice", "It was a team effort."],
        ["other-voice", "It was you. The team was eating shrimp."],
        ["voice", "I don’t do it for the applause."],
        ["other-voice", "I do. I had a speech, with a pause for laughter."],
        ["voice", "We were brought up not to boast."],
        [
          "other-voice",
          "So we sigh in hallways and wait for someone to ask. Nineteen years of sighing is a very slow boast.",
        ],
        ["voice", "Lower your voice."],
        ["other-voice", "Say “I ran it” to one human being, and I’ll lower it."],
        [
          "paragraph",
          "You claim no credit, and for a week you resent everybody who received applause. Describe to one colleague what you accomplished, beginning with “I” and mentioning no assistants.",
        ],
      ],
      ask: "Whose applause has been bothering you, and what did you want it for?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "End of the day, coat on, and the quitter you have never let out is sitting on your desk, swinging both feet.",
        ],
        ["voice", "I’m just wrapping this up."],
        ["other-voice", "It was done at noon. You’re dusting it."],
        ["voice", "If I left, who would do the month-end?"],
        [
          "other-voice",
          "Somebody worse. Put the keys on the blotter. They make such a nice small sound.",
        ],
        ["voice", "I have never walked out on anything in my life."],
        [
          "other-voice",
          "I know. That novel about the whaler. Eleven hundred pages, and you hated every harpoon.",
        ],
        ["voice", "I’d given my word."],
        ["other-voice", "To a whale?"],
        [
          "paragraph",
          "You remain in whatever you once began, and are merciless toward people who leave. This week, abandon something unimportant in the middle, on purpose, and observe the consequences.",
        ],
      ],
      ask: "What are you still doing only because you once started it?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "A train, a chatty stranger across the aisle, and the liar you’ve kept out of work since childhood leans forward.",
        ],
        ["voice", "I’m in compliance."],
        ["other-voice", "Say we train falcons."],
        ["voice", "We do not train falcons."],
        ["other-voice", "He’ll never see us again. Give me three stations!"],
        ["voice", "Then nothing I say would be worth anything."],
        [
          "other-voice",
          "It’s a falcon. Nobody’s under oath. You think if one thing is made up, the whole building comes down.",
        ],
        ["voice", "It does."],
        [
          "other-voice",
          "There’s a gorgeous bird on your wrist and you’re telling him about audits.",
        ],
        [
          "paragraph",
          "Accuracy prevails: you restrict yourself to facts all day, and at night you imagine disasters, the only fiction you permit. Invent one extravagant story for a child, with falcons.",
        ],
      ],
      ask: "What would you invent about yourself if it could never be checked?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "Fever, a dark bedroom, and the one in you who longs to be fussed over has the thermometer.",
        ],
        ["voice", "It’s nothing. I’ll get up."],
        ["other-voice", "You’ll get up and fall into the wardrobe. Call them."],
        ["voice", "They have enough to do."],
        ["other-voice", "You crossed two states on ice for a cousin’s hip."],
        ["voice", "That was different. She needed someone."],
        [
          "other-voice",
          "So do I. I’ve been asking since the chicken pox. I’d like a cool cloth, and to be called something silly.",
        ],
        ["voice", "Nobody has to know about this."],
        ["other-voice", "Nobody does. That’s the illness."],
        [
          "paragraph",
          "You conceal every illness, and afterward you’re impatient with anyone who mentions a cold. Next time, fever or no fever, request of one person: “Come and sit with me.”",
        ],
      ],
      ask: "Who would come if you asked to be fussed over, and why haven’t you?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { risk: "both", pace: "both" },
      lines: [
        [
          "lead",
          "The car, the turn signal ticking, the supermarket on the left and the highway ramp straight ahead.",
        ],
        ["voice", "Milk, batteries, her prescription."],
        ["other-voice", "Full tank. I checked. We could see the ocean by ten."],
        ["voice", "People are expecting me."],
        ["other-voice", "People are expecting milk."],
        ["voice", "I would never do it."],
        [
          "other-voice",
          "You do it at this corner every week. I’ve picked out the motel. The pool is shaped like a guitar.",
        ],
        ["voice", "What would I tell them?"],
        ["other-voice", "That’s the beauty of it. Nothing."],
        [
          "paragraph",
          "You overrule the wish to leave, and it returns as irritation with innocent cashiers. Schedule one excursion each season, announced but unexplained, phone in the trunk, home by dark; you’d be astonished how far that is.",
        ],
      ],
      ask: "Where would you be by nightfall if you had taken the ramp?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "Breakfast at a hotel, and someone else is pouring."],
        ["voice", "I could get that myself. The poor man has nine tables."],
        ["other-voice", "Sit. More cream. And the little jams."],
        ["voice", "Are we taking the jams home?"],
        ["other-voice", "We’re eating them. All of the jams."],
        ["voice", "Somebody ought to clear these plates."],
        ["other-voice", "Somebody is about to. That is what a somebody is for."],
        ["voice", "I feel like a parasite."],
        ["other-voice", "You feel like a customer. It’s the bathrobe."],
        [
          "paragraph",
          "You refuse service, serve strangers instead, and compensate the aristocrat afterward in cold pie, upright at the refrigerator, where there’s no glory in it. Once a month let yourself be waited on in public, for an entire leisurely meal, and express your gratitude sitting down.",
        ],
      ],
      ask: "What do you help yourself to in the dark that you could be served at noon?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        ["lead", "Walking home from a baby shower with a balloon tied to your wrist."],
        ["voice", "That was nice."],
        ["other-voice", "That was a hostage situation with cupcakes."],
        ["voice", "She worked hard on those."],
        [
          "other-voice",
          "She mentioned it. And his kayak story has had its third birthday. The fish is bigger.",
        ],
        ["voice", "I told him I’d love to hear more."],
        ["other-voice", "Twice! He’s coming over on Sunday, with slides."],
        ["voice", "Why am I laughing?"],
        ["other-voice", "Because one of us has taste."],
        [
          "paragraph",
          "You praise everything and conceal your judgment until a compliment emerges with a pin in it, and you look as startled as the recipient. Give one discreet friend the wicked version weekly, and decline one invitation you would only criticize.",
        ],
      ],
      ask: "What is the wicked version of the last occasion that you called nice?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "Your friend has just called to say that she’s doing much better, thank you."],
        ["voice", "I’m so happy for her."],
        ["other-voice", "Then why did we drop the spoon?"],
        ["voice", "She won’t need us on Thursdays anymore. It’s wonderful."],
        ["other-voice", "We’ve been fired. Offer her something."],
        ["voice", "She has a therapist now."],
        ["other-voice", "I liked her in March, when she had that rash."],
        ["voice", "What a horrible thing to think!"],
        ["other-voice", "I only mean that she used to phone."],
        [
          "paragraph",
          "You congratulate people on recovering and then lose interest, so that your friends practically have to stay unwell in order to stay near. Call her about something enjoyable, a movie, a scandal, extravagant shoes, and discover whether she comes.",
        ],
      ],
      ask: "Who got better and drifted off, and what could you two do for fun?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { order: "both" },
      lines: [
        [
          "lead",
          "A museum at closing time, and the hooligan you keep on a leash has seen the banister.",
        ],
        ["voice", "We don’t slide on that. There’s a sign."],
        ["other-voice", "There’s always a sign. Who reads them all?"],
        ["voice", "I do, so that things don’t fall apart."],
        [
          "other-voice",
          "You reported the boys with the firecrackers. I’d have given a tooth to hold the match.",
        ],
        ["voice", "One of them lost an eyebrow."],
        [
          "other-voice",
          "And has dined out on it for forty years! What do we have? “We were on time.”",
        ],
        ["voice", "People depend on me."],
        ["other-voice", "Then just this one. I’ll wear your coat."],
        [
          "paragraph",
          "You observe every regulation, and then snap at anybody who enjoys violating one. Break a harmless rule deliberately this week, before a sympathetic witness.",
        ],
      ],
      ask: "Which rule-breaker have you condemned with slightly too much interest in the details?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        ["lead", "Fall leaves, a hammock, and in it the loafer you have never admitted to being."],
        ["voice", "Up. There are leaves."],
        ["other-voice", "There’ll be leaves tomorrow. That’s the beauty of leaves."],
        ["voice", "Everyone else is working."],
        [
          "other-voice",
          "Your brother-in-law isn’t. He’s been asleep since the potato salad, and they like him better than us.",
        ],
        ["voice", "They need us more."],
        ["other-voice", "That isn’t what I said."],
        ["voice", "If I lie down, who am I?"],
        [
          "other-voice",
          "Heavy, I should think. Warm. Come and find out; I saved you the shady side.",
        ],
        [
          "paragraph",
          "You never rest, and so your contempt for idle people is mostly envy in work gloves. Lie down for twenty minutes this week, in daylight, visibly, and let someone step over your feet.",
        ],
      ],
      ask: "Whose laziness makes you angriest, and what would you give for an hour of it?",
    },
    Air: {
      stances: { voice: "both", candor: "truth" },
      lines: [
        [
          "lead",
          "Ten seconds to your speech, and the doubter you never let onstage has you by the cuff.",
        ],
        ["voice", "They’ve asked a question. I have the answer."],
        ["other-voice", "You’ve got an answer. You had it before they asked."],
        ["voice", "People want certainty from the front."],
        ["other-voice", "They want to go home. Tell them we aren’t sure."],
        ["voice", "I have never said that into a microphone."],
        ["other-voice", "You said it to the cat last night. I was moved."],
        ["voice", "The cat doesn’t vote."],
        ["other-voice", "The cat stayed."],
        [
          "paragraph",
          "You present yourself as certain nearly every time, and consequently deliberate alone, since nobody can contribute to a verdict. This week admit “I don’t know yet” to a person who reports to you, and leave the silence alone while they occupy it.",
        ],
      ],
      ask: "What do you assert in public that you have only ever doubted in front of an animal?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "The potluck is over, you’re alone at the sink, and out comes the beggar you keep in the pantry.",
        ],
        ["voice", "There are forty cups to do."],
        ["other-voice", "Three people offered to help. You sent them home."],
        ["voice", "I’m faster by myself."],
        ["other-voice", "I wanted one of them to insist."],
        ["voice", "That’s childish."],
        [
          "other-voice",
          "It is. Suppose next year we brought nothing. No dish, no tent, no plan. Would they be glad to see us?",
        ],
        ["voice", "I don’t intend to find out."],
        ["other-voice", "I know you don’t. I have a towel, anyway. I’ll dry."],
        [
          "paragraph",
          "You stay indispensable so that the question never arises, and exhaust yourself preventing it. Attend one gathering empty-handed, remain to the end, and see who crosses the lawn.",
        ],
      ],
      ask: "Where would you be welcome if you turned up with nothing in your hands?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { lead: "both", candor: "both" },
      lines: [
        [
          "lead",
          "The helpful one is folding tablecloths after the block party when someone in a captain’s hat sits down on the cooler.",
        ],
        ["voice", "I was just glad to pitch in."],
        ["other-voice", "You ran it. You moved the grill. You fired the clown."],
        ["voice", "He was happier parking cars."],
        ["other-voice", "You enjoyed it. I was there. It was delicious."],
        ["voice", "Not so loud. They’ll think I’m bossy."],
        [
          "other-voice",
          "They’ve thought so since fourth grade. They’d mind less if you’d sign for it.",
        ],
        ["voice", "I only want everyone to be happy."],
        ["other-voice", "On your terms, by dusk."],
        [
          "paragraph",
          "You rule by helping, and deny it, which produces a resentment that nobody is permitted to mention. For a month announce it beforehand, “I’d like to run this one,” and accept the blame as well.",
        ],
      ],
      ask: "What are you running at present under the name of pitching in?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Broad daylight, and a figure in yesterday’s bathrobe is lying on your good sofa.",
        ],
        ["voice", "Feet off. Somebody’s coming."],
        ["other-voice", "Who?"],
        ["voice", "I don’t know. Somebody always is."],
        [
          "other-voice",
          "I’m not getting dressed for somebody. Is there pie? I want it out of the dish.",
        ],
        ["voice", "It’s for the Andersons."],
        [
          "other-voice",
          "The Andersons are on a diet. What would happen if you did nothing until the weekend?",
        ],
        ["voice", "Everything would fall apart."],
        ["other-voice", "Everything would get dusty. I’ve looked into it."],
        [
          "paragraph",
          "You never permit yourself to be idle, so idleness escapes as headaches and as uncharitable comments about other people’s lives. Once a month, take an entire holiday from usefulness: robe, curtains, pie from the dish.",
        ],
      ],
      ask: "Whose laziness annoys you most, and what would you do with a week of it?",
    },
    Air: {
      stances: { head: "both", candor: "both" },
      lines: [
        [
          "lead",
          "Behind the warm host stands a critic with a clipboard, and the last guests have just waved goodbye.",
        ],
        ["voice", "What lovely people."],
        ["other-voice", "She’s a six. He was a four until the poem."],
        ["voice", "I don’t judge people."],
        [
          "other-voice",
          "You dictated this; I merely type. “Dull. Dull. Borrowed opinion. Dull, means well.”",
        ],
        ["voice", "I’m fond of every one of them."],
        [
          "other-voice",
          "I know. That’s why I have to be so brief. Shall I read what I’ve got on you?",
        ],
        ["voice", "No."],
        ["other-voice", "“Says what the last one said, with a bow on it.”"],
        [
          "paragraph",
          "You conceal the critical intelligence behind the smile until it escapes at a relative’s expense, in a comment that is quoted for years. Express one clear criticism a week, when invited, to the person it concerns.",
        ],
      ],
      ask: "What did your clipboard say about the last people who waved goodbye?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "Under the blankets, a tiny theater: one spotlight, one sigh."],
        ["voice", "I don’t expect anything in return."],
        ["other-voice", "Naturally. Shall we do the scene where they find out how ill we were?"],
        ["voice", "Not again."],
        [
          "other-voice",
          "You like it. In they come, one by one, with carnations. Your brother can’t speak.",
        ],
        ["voice", "He never even called."],
        ["other-voice", "That’s what makes it so good when he kneels."],
        ["voice", "I’d never want anybody to feel bad."],
        ["other-voice", "Darling. You’ve written them lines."],
        [
          "paragraph",
          "You pour yourself out, wait, and collect the injury like rent, the one pleasure you never admit to, although people can smell it in your “Don’t worry about me.” Tell one person one wish beforehand, so that it can be given and needn’t be owed.",
        ],
      ],
      ask: "In the scene you play under the blankets, who kneels, and for what?",
    },
  },
  ISTP: {
    Fire: {
      stances: { company: "both", voice: "both" },
      lines: [
        [
          "lead",
          "Behind the one who needs nobody stands a child on a diving board, shouting that everyone should look.",
        ],
        ["voice", "I don’t care who was invited."],
        ["other-voice", "You read the guest list upside down on your boss’s desk."],
        ["voice", "I notice things."],
        ["other-voice", "You noticed that we weren’t on it. Then you sawed a log for three hours."],
        ["voice", "We had a fireplace to feed."],
        ["other-voice", "In August! Say it. We wanted to be chosen first."],
        ["voice", "That’s beneath me."],
        ["other-voice", "It’s under you, all right. I’m holding up the floor."],
        [
          "paragraph",
          "Indifference generally wins, the disappointment goes into something sharp, and your friends conclude that you’d rather not be invited. Tell one of them, this week, “Next time I’d like to come.”",
        ],
      ],
      ask: "Where were you left out lately, and what did you do with your hands afterward?",
    },
    Earth: {
      stances: { company: "both" },
      lines: [
        [
          "lead",
          "The one who manages alone keeps an invalid in the back bedroom who longs to be brought things on a tray.",
        ],
        ["voice", "It’s a sprain. I’ve strapped it with duct tape."],
        ["other-voice", "I’d like a pillow. I’d like to be asked how it is."],
        ["voice", "Nobody asked because nobody was told."],
        ["other-voice", "You limped less whenever they looked."],
        ["voice", "They have their own troubles."],
        ["other-voice", "And we have a foot like an eggplant. What would it cost you?"],
        ["voice", "I’d owe them."],
        ["other-voice", "They’ve been waiting ten years to be even."],
        [
          "paragraph",
          "You conceal the pain, tell nobody, and grow resentful that no one volunteered, which deprives your people of an opportunity to be useful. Ask for one practical favor this week, before it’s an emergency.",
        ],
      ],
      ask: "What pain did you conceal by walking normally whenever someone looked?",
    },
    Air: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "lead",
          "The cool observer in you shares quarters with a gossip who has been monitoring everyone’s heart for years.",
        ],
        ["voice", "I have no view on other people’s lives."],
        ["other-voice", "She’s left him. I knew in spring, by the way they passed the salt."],
        ["voice", "None of our concern."],
        [
          "other-voice",
          "It’s my only concern! I watch that crowd like a serial. Who loves whom, who’s sorry.",
        ],
        ["voice", "We study systems."],
        ["other-voice", "They’re a system, with dips. When may I say I adore them?"],
        ["voice", "Let’s call them interesting."],
        ["other-voice", "You do that. I lay awake."],
        [
          "paragraph",
          "You act indifferent, and your friends feel examined by a person who would actually walk into traffic for them. Admit to one that you’ve been keeping up with their story, and ask how it continues.",
        ],
      ],
      ask: "Whose life do you follow closely, under the name of not being curious?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "lead",
          "Under the dry one lives a weeper who goes off at parades, marching bands and other people’s retirements.",
        ],
        ["voice", "That was dust."],
        ["other-voice", "That was the tuba. All those farmers, in step, for a town."],
        ["voice", "We were merely standing near it."],
        [
          "other-voice",
          "I’ve got forty years of this dammed up down here, and you let me out for tubas.",
        ],
        ["voice", "Brass is safe. Nobody asks you to explain brass."],
        ["other-voice", "And when it’s the person across the table?"],
        ["voice", "I defrost the freezer."],
        ["other-voice", "I’ve seen. It’s the driest freezer in the county."],
        [
          "paragraph",
          "Emotion is permitted at a distance and prohibited at close quarters, where people would have some use for it. When your eyes sting next, turn toward the nearest face instead of away.",
        ],
      ],
      ask: "What made you cry in public that officially had nothing to do with you?",
    },
  },
  ISFP: {
    Fire: {
      stances: { candor: "both", lead: "support" },
      lines: [
        [
          "lead",
          "At the finish of a charity run, medal in a paper bag, you are stopped by a rival with your own knees.",
        ],
        ["voice", "It was for fun. I didn’t look at the time."],
        ["other-voice", "Fifty-one twenty-two. You looked twice."],
        ["voice", "I don’t compete."],
        [
          "other-voice",
          "Then why did we trip over our own feet to beat a man dressed as a carrot?",
        ],
        ["voice", "He was in the way."],
        ["other-voice", "He was ahead. Admit it. We want to be better than them."],
        ["voice", "That’s ugly."],
        ["other-voice", "It’s the reason we are any good."],
        [
          "paragraph",
          "Out loud you’re modest and underneath you want to win, so you compete secretly and sulk when no one has noticed. Enter one competition this year, openly, with the intention of placing.",
        ],
      ],
      ask: "Whom did you last try to beat while telling everyone it was for fun?",
    },
    Earth: {
      stances: { order: "both", lead: "support" },
      lines: [
        [
          "lead",
          "In the community garden, someone with your face and a clipboard has begun to number the beds.",
        ],
        ["voice", "People should plant as they please."],
        ["other-voice", "He pleased to plant mint. In the ground. Loose."],
        ["voice", "It’s his bed."],
        [
          "other-voice",
          "By August it’ll be everyone’s. You lay awake over that mint. I merely brought a spade.",
        ],
        ["voice", "I don’t tell others what to do."],
        ["other-voice", "No. You come back after dark and do it for them."],
        ["voice", "Only the edges."],
        ["other-voice", "Twelve feet of edges, dear."],
        [
          "paragraph",
          "You claim not to mind, then correct other people’s arrangements behind their backs, which they notice and resent. Raise your next objection in daylight: “The mint needs a pot. I’ve brought one.”",
        ],
      ],
      ask: "What have you set straight behind another person’s back, after saying that you didn’t mind?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "lead",
          "On the way down from a neighbor’s pottery show, you share an elevator with a critic who has your eyebrows.",
        ],
        ["voice", "Everyone should make things. It’s lovely that she makes things."],
        ["other-voice", "It was eleven ashtrays with faces."],
        ["voice", "She had such joy."],
        [
          "other-voice",
          "So has a puppy, and we don’t put glaze on it. You said “wow” in three pitches.",
        ],
        ["voice", "I was being kind."],
        [
          "other-voice",
          "You were being a snob with manners. I’d have told her the handles are good.",
        ],
        ["voice", "They were good."],
        ["other-voice", "You see? And she’ll never hear it."],
        [
          "paragraph",
          "You hide a merciless eye under general applause, with the result that your praise is worth nothing, even to you. Next time skip the “wow” and mention one thing that’s actually good.",
        ],
      ],
      ask: "Whose work did you praise in general because you had something exact to say about it?",
    },
    Water: {
      stances: { head: "feeling", candor: "both" },
      lines: [
        [
          "lead",
          "A museum has bought your friend’s paintings, and in the mirror of the restroom a green-eyed relation is fixing your hair.",
        ],
        ["voice", "I’m so happy for him."],
        ["other-voice", "You’ve said so to the soap."],
        ["voice", "I am, though."],
        ["other-voice", "And your ribs? I’ve been sitting in there since the speech."],
        ["voice", "He deserves it. He suffered."],
        ["other-voice", "We suffered! We just didn’t frame it."],
        ["voice", "I don’t want what he has."],
        ["other-voice", "Fine. Then tell me why we want to go home and burn the blue ones."],
        [
          "paragraph",
          "You congratulate sweetly, swallow the envy, and neglect your own work in consequence. Use it as a compass: write down precisely what he possesses that stung, and start there in the morning.",
        ],
      ],
      ask: "Whose success gave you a stitch in the ribs, and which detail of it did that?",
    },
  },
  ESTP: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        ["lead", "The high ledge at the quarry, and everyone you know down there looking up."],
        ["voice", "Did somebody speak?"],
        ["other-voice", "Your knees. We’re scared."],
        ["voice", "Never met you."],
        ["other-voice", "Before every jump you’ve met me. You call me adrenaline."],
        ["voice", "If they find out about you, I’m nobody."],
        [
          "other-voice",
          "I count the rocks while you wave, hotshot. Thirty years. Who do you suppose has kept us alive?",
        ],
        ["voice", "Luck."],
        ["other-voice", "That was me. A thank-you would do, and a vote."],
        [
          "paragraph",
          "You disown the fear and pay for it in bets that were only placed to shut it up. Before the next one, admit “I’m scared” to one person, and see if you still want to jump.",
        ],
      ],
      ask: "Which of your daring moves was mostly a method of not being afraid anymore?",
    },
    Earth: {
      stances: {},
      lines: [
        ["lead", "The walk-in clinic, a paper gown, an ice pack the size of a loaf."],
        ["voice", "Tell the nurse it doesn’t hurt."],
        ["other-voice", "It has hurt since spring."],
        ["voice", "I’ve got a roof to finish."],
        [
          "other-voice",
          "And I’m the knee you want to finish it with. You rent me out like a bouncy castle.",
        ],
        ["voice", "If I stop I’m one more body on a couch."],
        [
          "other-voice",
          "A body on a couch, being brought soup. You’ve helped four people move this year. Who has lifted anything for us?",
        ],
        ["voice", "What kind of soup?"],
        ["other-voice", "There he goes. First sensible question since March."],
        [
          "paragraph",
          "You deny that you ever wear out, so assistance arrives only in emergencies. Ask for one ordinary favor a week, a ride or the other end of the sofa, while nothing is broken.",
        ],
      ],
      ask: "What would you have to stop pretending before someone could bring you soup?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        ["lead", "The hotel after the party, shoes off, nobody left to text."],
        ["voice", "Well! What a night."],
        ["other-voice", "Who are you telling?"],
        ["voice", "I could call Marcus."],
        ["other-voice", "Marcus is asleep. I’m what’s left when they stop laughing."],
        ["voice", "You’re the hangover."],
        [
          "other-voice",
          "I’m the one who heard your friend say it’s in her father’s lungs. You did the accent.",
        ],
        ["voice", "It helped. She laughed!"],
        [
          "other-voice",
          "She did. Then she looked at us for a while, to see if anyone was home. I was. I couldn’t get the microphone.",
        ],
        [
          "paragraph",
          "You entertain people who needed you to be serious, and those in trouble learn to look elsewhere. Once a day, leave a pause unfilled, and wait for what comes next.",
        ],
      ],
      ask: "Who needed the serious one from you lately and was given the comedian?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "Your birthday, late, and the phone lying face up."],
        ["voice", "I don’t care that my sister forgot."],
        ["other-voice", "Then why is it face up?"],
        ["voice", "Nobody asked you to wait. We’ve got plans. We’re great."],
        [
          "other-voice",
          "I’ve been listening since breakfast. Last year we threw a party so that no one could forget, and I counted heads.",
        ],
        ["voice", "That’s pathetic."],
        [
          "other-voice",
          "It’s wanting. You do it with motorcycles, and nobody calls that pathetic.",
        ],
        ["voice", "Motorcycles don’t leave."],
        ["other-voice", "They leave all the time. We sell them first."],
        [
          "paragraph",
          "You hide the wanting, so the person who disappoints you never hears about it and merely finds you breezy and unavailable. The day before, tell someone what tomorrow means to you.",
        ],
      ],
      ask: "Whom are you waiting to hear from while you look so busy?",
    },
  },
  ESFP: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "A crowded deck, everyone delighted, and for once it’s at what another person said.",
        ],
        ["voice", "Isn’t she terrific?"],
        ["other-voice", "She’s had the floor since the shrimp."],
        ["voice", "Good for her. There’s plenty to go around."],
        ["other-voice", "There’s one. It’s round, it’s warm, and she is standing in it."],
        ["voice", "I’m not jealous. I clapped."],
        [
          "other-voice",
          "You clapped early, to get it over with. Now you’re about to fall in the pool.",
        ],
        ["voice", "By accident."],
        ["other-voice", "With your sleeves rolled up?"],
        [
          "paragraph",
          "You deny that you compete for affection, so the envy comes out as clowning at the wrong moment. Afterward admit to one friend, “I wanted to be her tonight,” which generally takes care of it.",
        ],
      ],
      ask: "Whose charm makes you praise them a shade too loudly?",
    },
    Earth: {
      stances: { thrift: "both", candor: "both" },
      lines: [
        ["lead", "Nobody has seen the other one, the one who keeps the corks."],
        ["voice", "What do you want with all those?"],
        [
          "other-voice",
          "One for every bottle we brought. The second row is bottles they brought us.",
        ],
        ["voice", "That’s awful. I love giving."],
        ["other-voice", "So do I. I’m fond of receiving, also. Look at the rows."],
        ["voice", "They’ve got kids, they’re stretched."],
        ["other-voice", "They’ve got a boat."],
        ["voice", "I’d rather die than mention it."],
        ["other-voice", "Then you’ll stop inviting them and say that you’ve been tired."],
        [
          "paragraph",
          "You give freely, count privately, and withdraw from people who never reciprocate, without telling them why. Mention the debt while it’s still laughable: “Your turn to bring the wine.”",
        ],
      ],
      ask: "Who owes you an invitation, and how many have you let pass since noticing?",
    },
    Air: {
      stances: { candor: "both", trust: "both" },
      lines: [
        [
          "lead",
          "Washing your face after a lovely evening, you meet the one in the mirror who wasn’t charmed.",
        ],
        ["voice", "What sweethearts they were."],
        [
          "other-voice",
          "He says “at the end of the day” at the start of every sentence. She’s bored with him. So were you, from the figs on.",
        ],
        ["voice", "I had a wonderful time."],
        ["other-voice", "You gave one. I was in back, with the stopwatch."],
        ["voice", "You’re cruel."],
        ["other-voice", "I’m awake. Somebody has to be, you’d marry the waiter."],
        ["voice", "And if they could hear you?"],
        ["other-voice", "They’d have worn better shirts."],
        [
          "paragraph",
          "Because you like to like people, you suppress your own criticism, and it escapes later as chilly little remarks. Consult that opinion before you say yes, and it’ll stop muttering afterward.",
        ],
      ],
      ask: "What did you observe about someone you adore that felt too cold to admit?",
    },
    Water: {
      stances: { candor: "both", voice: "both", head: "feeling" },
      lines: [
        ["lead", "Under the stage of every party you give sits someone in a wet raincoat."],
        ["voice", "You can’t come up like that."],
        ["other-voice", "I know. I’ve been listening to the feet."],
        ["voice", "It isn’t that I’m ashamed of you."],
        ["other-voice", "You told them I’d moved."],
        ["voice", "They come to me to feel better! If they saw you, they’d leave."],
        ["other-voice", "Gil wouldn’t. Gil has one of me at his place."],
        ["voice", "What do you even want?"],
        ["other-voice", "A towel. One dance, a slow one, with the lamps on."],
        [
          "paragraph",
          "You conceal sadness, suspecting that affection is something you earn with cheerfulness, and it gets out regardless, as a cold or as lost keys. Mention it this week to one friend who won’t cheer you up.",
        ],
      ],
      ask: "To whom have you said that you’re fine in the past seven days, untruthfully?",
    },
  },
};
