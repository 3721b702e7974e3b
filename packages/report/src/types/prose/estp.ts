import type { TypeProse } from "../type-prose.ts";

export const estp: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    thrift: "spend",
    risk: "bold",
    head: "logic",
    lead: "lead",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You are generally doing it by the time the others have started asking whether it should be done. Waiting feels like losing, so you answer first, volunteer first and merge first, and you hear another person’s caution as a remark about your courage. There is no pose in it; Aries makes it sincere. Losing bothers you for an hour. Being left out of the contest bothers you for a week.",
      argument: [
        "For once the two natures agree, and that is the difficulty. The Entrepreneur moves because there’s an advantage to be had; Aries moves because someone else is ahead. From the inside those two feel identical, so a shrewd decision and a pointless one get the same speed and the same confidence. You usually settle it by going. What suffers is everything that follows a start: the new colleague you hired and didn’t train, the apology you meant to make, the second half of most projects.",
        "This week, before you begin anything new, ask, “Would I want this if nobody else did?” If not, let it pass. If so, first complete one thing already underway, however minor.",
      ],
    },
    Taurus: {
      thesis:
        "People see your bold moves and miss how comfortable you like to be while you’re making them. You’ll take a real risk with money or a job and then refuse to change your mattress, your restaurant or your side of the bed, because Taurus wants the good thing to stay and the rest of you wants the next one. You choose chances that let you be home for dinner. What you come home to must not be rearranged.",
      argument: [
        "They disagree about what winning is for. The Entrepreneur wants the money in order to play again; Taurus would like to stop, buy something solid, and enjoy it slowly. Generally you decide for the next round and console yourself with a very good meal. A great deal gets earned that way and not much is kept, and over time it makes you tired, because you are always moving and never feel that you’ve arrived.",
        "Try an automatic rule. Each time something pays off, a tenth goes the same day into an account or an asset that you’ve agreed not to touch, whatever bargain turns up. Once a month, look at the total. Your slower half needs to see that it is winning too.",
      ],
    },
    Gemini: {
      thesis:
        "You can keep up three conversations at once, adjusting your tone to each without noticing that you do. People tell you things quickly. They leave liking you, and a little unsure what you think, because Gemini gives you several opinions and you try them out on different listeners. Boredom is the one discomfort you don’t tolerate, so you leave a subject, a party or a plan shortly before it would have asked something of you.",
      argument: [
        "Doing and talking compete in you. The Entrepreneur trusts what can be seen and handled this minute; Gemini has already described it to someone and moved on to the next subject. You settle it by doing both at once, answering messages while you make the deal, and it works often enough that you don’t see what gets dropped: appointments, half of a promise, the remark your friend was about to make. The result is that people enjoy you enormously and don’t count on you.",
        "Pick one person this week. Each time you part, say what you’ll do and by when, put it in your phone while they watch, and do exactly that. Reliability with one person is a better start than good intentions toward twelve.",
      ],
    },
    Cancer: {
      thesis:
        "Most people know the bold one. Fewer know that you keep old letters, worry about your family in the middle of a good party, and drive past places where you used to live. Cancer is protective, and you express it by doing: you fix, you fetch, you pick people up at the airport, and you change the subject when they thank you. What you rarely let anyone see is how much you would miss them.",
      argument: [
        "One half wants out and the other wants to be sure, first, that everyone is all right. The Entrepreneur sees an opening and is ready within the hour; Cancer wants a proper goodbye. You tend to go, and then call home several times about nothing in particular, which spoils both ends, since you feel guilty while you’re away and restless once you’re back. Being hurt is harder still. You hit back fast, withdraw, and leave the other person guessing what happened.",
        "Next time, say the soft thing before you leave: “I’ll miss you, and I’m back on Thursday.” When something stings, try “That hurt, give me an hour,” in place of the comeback. This week, invite one person from home along on something you’d normally do without them.",
      ],
    },
    Leo: {
      thesis:
        "You raise the temperature of any gathering within ten minutes, and you know it, because you check. You pay for others, tell the story well, and make a shy guest feel briefly famous, all of which you’d do for the fun of it, except that Leo needs somebody to have noticed. Praise from a stranger lifts you for a day. Indifference from someone you love stays with you far longer than you admit.",
      argument: [
        "Two performers share you, and they want different things from an audience. The Entrepreneur uses a crowd, gets the deal, and goes; Leo would like the same faces to come back next week out of affection. When you aren’t sure of that affection, you do more: the bigger toast, the better car, the tab for everyone. It works for the evening. It also puts distance between you and the few who’d have loved you without it, and it’s expensive, with a flat feeling the next morning.",
        "Tell one person this week about something that isn’t going well, without turning it into a story with a good ending. Watch what they do. Then do one generous thing that nobody will find out about, and leave it that way.",
      ],
    },
    Virgo: {
      thesis:
        "You look casual, and you’ve checked everything twice. What others call luck is mostly preparation you don’t mention: you read the contract, tested the equipment, and had a second plan in case the first one failed. Virgo notices the flaw in anything within seconds, including the thing you made yourself. You’re generous with practical help and sparing with praise, and you are hardest on the people whose work happens to be closest to yours.",
      argument: [
        "The quarrel is about when a thing is ready. The Entrepreneur says now, and we’ll fix it as we go; Virgo has seen a fault and can’t unsee it. In most cases you launch, lie awake over the fault, and the next day take it out on whoever is nearest, with more accuracy than kindness. So you get neither the fun of speed nor the peace of a thing well made, and helpers who were doing fine start hiding their work from you.",
        "Give the checking an appointment: one hour before each launch, on a timer, with permission to fix whatever it turns up. What you find after that goes on a list for next time. And before you correct anyone this week, name one thing they did well, in detail.",
      ],
    },
    Libra: {
      thesis:
        "You can walk into an argument between two people and have both of them feeling that you’re on their side. You read what each one wants, say it more kindly than they did, and steer toward a deal that happens to suit you. A quarrel interests you as a game; the unpleasant feeling afterward, which Libra can’t stand, is something you’ll pay a good deal to avoid. Few people have ever heard you complain without a smile.",
      argument: [
        "Bluntness and charm share one mouth. The Entrepreneur says what is so, at once; Libra sees the other person’s face change and starts to soften it. As a rule you settle this by saying the hard thing as a joke, so that it can be taken back if it lands badly. People laugh, feel a little stung, and go home unsure what you meant. Matters that needed a clear yes or no drift on for weeks, and when it counts, nobody knows whether to believe you.",
        "Once this week, state a wish, a fee or a complaint in a single unsweetened line, such as “I can’t do it for less than that.” Then say nothing more until they’ve answered.",
      ],
    },
    Scorpio: {
      thesis:
        "You seem to be having fun, and you are, and you’ve also noticed who lied. Hands, pauses, a changed story: you register them without effort and mention almost none of it. The easy manner is real, and it keeps people from wondering how much Scorpio has seen. You forgive strangers quickly. With the few who matter you remember everything, and you test them more often than they know.",
      argument: [
        "Injuries are where your halves part company. The Entrepreneur plays, wins or loses, and forgets; Scorpio forgets nothing and is willing to wait. You usually settle it by acting as though it didn’t matter, with a grin, so that everyone relaxes. Then, months later, you are cold about something minor, or you leave, and the other person has no idea which offense they’re paying for. It costs you ease as well, because half of your attention goes to guarding against people who mean you no harm.",
        "Try dealing with one thing while it’s still minor. Within a day of the event, say “That bothered me,” in an ordinary tone, and name what happened in one line. If they apologize, even badly, accept it and treat the matter as closed.",
      ],
    },
    Sagittarius: {
      thesis:
        "You say yes before you’ve heard the dates. New places, new people and large plans make you happier than anything you already own, and your enthusiasm is so convincing that others rearrange their lives around it. Sagittarius adds a belief that it will all work out, and often it does, partly because you’re good at improvising when it doesn’t. What bores you is the middle, and you tend to be packing by then.",
      argument: [
        "Both halves love the road and differ over why. The Entrepreneur wants what is there to be had; Sagittarius would like it to mean something, and will explain what. Together they overpromise. You announce a plan at midnight, believe every word, and by the time your friends have asked for the time off you’ve had a better idea. They end up paying for your optimism, and being called unreliable stuns you, since you never once meant to mislead anyone.",
        "Until the end of this month, announce less. For each plan you mention, say, “This is only an idea so far,” or else name one dull step you will take within a day and take it. Anything that doesn’t earn its step was simply a good conversation.",
      ],
    },
    Capricorn: {
      thesis:
        "You take risks that other people find alarming and that you have costed in detail. At work you’re the fast one who still reads the fine print; at a party, the wild one who has arranged the ride home. Capricorn wants to end up somewhere no one can send you away from, treats each year as a rung, and finds it hard to rest without a reason. You joke about nearly everything. Failing is the exception.",
      argument: [
        "The dispute is about time. The Entrepreneur wants the payoff tonight and is good enough to get it; Capricorn is building something for twenty years out and regards tonight as a leak. Overwork is the usual settlement, since it lets both of them feel right: quick wins by day, the long plan in the evening. Friends get the hour that’s left, and you spend part of it making contacts. Your humor gets drier, your back gets worse, and pleasure has to justify itself like any other expense.",
        "Put two hours this week in the calendar for something that can’t advance you, with someone who can’t help you. Treat it like a client meeting: no moving it, no leaving early. If you catch yourself trying to get better at it, that’s the habit.",
      ],
    },
    Aquarius: {
      thesis:
        "Tell you that it isn’t done and you want to know who decided. You test rules by breaking the ones that look hollow, in public and in good humor, and you’d sooner be thrown out of a club than resemble its members. Aquarius turns this into a principle: if you get in, everyone should. You’re friendly with all kinds of people. Being needed by one of them, on an ordinary evening, is harder for you than any stunt.",
      argument: [
        "Your two sides disagree about people. The Entrepreneur likes whoever is present, by name, with their habits; Aquarius cares about everyone in general and finds particular demands tiring. You settle it by organizing: a group, a plan, a shared cause, with you in the middle and slightly out of reach. It’s great fun until a friend wants to talk about something of no general interest, at which point you offer a solution and look around for the others. You end up with a hundred allies and a very short list for a bad night.",
        "Once this week, see one friend alone. Let them choose the subject, give no advice, and each time you feel a theory coming on, ask one more question about how it is for them.",
      ],
    },
    Pisces: {
      thesis:
        "You come across as tough and quick, and you take on other people’s moods within a minute of meeting them. Hardly anyone connects the two. Pisces has a thin skin, so you stay in motion, joke, rescue someone, go on to the next place, and the feeling never has time to settle. Then, when you finally stop, you’re sad or irritable and can’t say why. Often it belonged to somebody else.",
      argument: [
        "The Entrepreneur deals in what is there; Pisces deals in what it would be like, and who is hurting. You tend to settle it by acting on a feeling before you’ve noticed it: someone looks lost, and you have lent them money, a car or your weekend. On a good day that’s a real kindness, well aimed. On others you find yourself committed to three people’s troubles with no memory of deciding, and your own plans have gone missing.",
        "Give every request a pause. Before any yes that involves money, a spare bed or a trip, say, “Let me tell you tomorrow,” and that night ask whose wish it was. What you still want in the morning is yours. This week, use it at least twice, including once with someone you love.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You move first, and people who had frozen find that their own feet work.",
        "An emergency makes you calmer and kinder, which is the reverse of what it does to most people.",
        "You forgive by dinnertime, out loud, and really can’t remember what it was about.",
      ],
      costs: [
        "Peaceful months feel like failing, so you set off little alarms for the comfort of hearing something ring.",
        "You compete with the ones who love you, and win things they would have given you.",
        "The people who clean up after your magnificent launches have learned to dread your enthusiasm.",
      ],
      tensions: [
        {
          between: "Win or enjoy",
          text: "Half of what you chase you don’t want once it’s caught, so ask which half this is while it’s still running.",
        },
        {
          between: "Applause or respect",
          text: "The first is quick and warm, the second slow and almost silent, and it’s worth determining which of the two you are working for tonight.",
        },
        {
          between: "First or finished",
          text: "Being early is your talent and being done is someone else’s, so agree before you start on how that person shares the prize.",
        },
      ],
      practice:
        "Each morning this week, before coffee, name one contest you will skip that day, a lane, an argument, a bargain, then skip it deliberately, and at night tell someone what it left time for.",
    },
    Earth: {
      gifts: [
        "What you touch works better afterward, and you were joking the entire time.",
        "You know what a thing is worth without looking it up, and that includes most excuses.",
        "In trouble you are solid and early, with rope, sandwiches and a full tank.",
      ],
      costs: [
        "You grab what’s near and firm, so the large distant thing never gets its first brick.",
        "Your body does your worrying for you and sends the bill to the joints.",
        "Comfort and thrill take turns with your paycheck, and neither of them leaves a note.",
      ],
      tensions: [
        {
          between: "Roam or own",
          text: "Since you want both the highway and the deed, own one place that can be locked up in five minutes, and never sell it.",
        },
        {
          between: "Now or well",
          text: "Your fingers know that good work takes longer than your temper allows, so quote the longer time before you say hello.",
        },
        {
          between: "Sturdy or stubborn",
          text: "The weight that others lean on is hard to turn around, so shift one inch, visibly, and see who shifts with you.",
        },
      ],
      practice:
        "Once a week choose one thing you own that is broken, loose or dirty, and spend forty minutes putting it right with the phone in a drawer, then write the date on it somewhere out of sight.",
    },
    Air: {
      gifts: [
        "People tell you yes before they’ve understood the question, and are mostly glad of it later.",
        "You can find the joke in a waiting room, and with it the way out.",
        "News, tricks, names: whatever you learn you pass on, and whole circles live better by it.",
      ],
      costs: [
        "You’re so good at the first ten minutes that you seldom hear what’s in the eleventh.",
        "Several people believe they are your closest friend, and each of them knows someone different.",
        "Promises you make while amused you forget in perfectly good faith, and someone has bought a dress for the occasion.",
      ],
      tensions: [
        {
          between: "Quick or true",
          text: "The good line gets there before the accurate one, which is worth waiting for now and then, though it’s less entertaining.",
        },
        {
          between: "Many or one",
          text: "You know how to be wanted everywhere, whereas being known takes repeat visits, dull ones among them, to the same address.",
        },
        {
          between: "Talk or do",
          text: "Telling a plan gives you most of its pleasure, a reason to tell it only to the person who’ll be cross if nothing happens.",
        },
      ],
      practice:
        "On Sunday choose three people you have charmed and neglected, and by Wednesday call each for ten minutes, asking two questions and leaving out your own news. Write down one thing each of them said, and mention it next time.",
    },
    Water: {
      gifts: [
        "You can tell who in a crowd is about to fall, and you’re there with a chair.",
        "Your jokes land where it hurts and take some of the hurt away with them.",
        "Loyalty gets courageous things out of you that no bet ever could have.",
      ],
      costs: [
        "Outrunning your sadness, you generally run over the foot of whoever stands nearest.",
        "Other people’s troubles get into you like smoke into a coat, and you call it boredom.",
        "You’d rather be thought heartless than be seen waiting, and people take you at your word.",
      ],
      tensions: [
        {
          between: "Stay or bolt",
          text: "You most want to leave at the very moment you’re most at home, so admit that you’ve noticed, and hand someone the keys.",
        },
        {
          between: "Rescue or rest",
          text: "Saving people is how you get close without asking, so on some uneventful evening, with no alarm ringing anywhere, ask.",
        },
        {
          between: "Tough or tender",
          text: "The shell is real, and so is what it protects, which deserves one reliable witness of its own; let that person choose the evening.",
        },
      ],
      practice:
        "Every night for a week, at lights out, lay a hand on your throat, chest or belly, wherever the day got stuck, and say one sentence about it aloud, followed by one about something you look forward to.",
    },
  },
  openings: [
    "You were always going to skip to the end, so here’s a head start: there are two of you. One handles anything that is put before it, quickly, with style, while the other arrived with your birthday and wants something the first can’t win for it. They share a body, a car and one very tired guardian angel.",
    "Work, to you, is anything with a score, and money is how they print it. Neither statement would survive an afternoon with an accountant, an experience that people like you generally postpone. What follows concerns the jobs that let you run, the ones that put you on a leash, and who gets lunch.",
    "You fall in love like someone catching a train, and are surprised afterward at how long the ride is. Those who stay have discovered that you’re at your most devoted when you are repairing something and complaining about it, and since these pages are for them as well, leave the book lying open somewhere.",
    "The next few pages contain nothing to fix, beat or sell, and around the second one you’ll want to get up and check on something in the yard. Go and check; the yard is fine. Then come back, because the thing you stay so far ahead of is considerably smaller than its shadow.",
    "Your body does a good deal of your thinking for you, and it has yet to be invited to a meeting. So this is about what it says when it’s exhausted, how it learns, and what it makes when nobody is buying, and it is best read standing up, in short bursts, between two other things.",
    "Meaning is a word you use mostly in the phrase “What’s that supposed to mean?” Still, you’ve lain awake, because somewhere past the third good year in a row the question shows up, uninvited, with no wish to be entertained. Nobody expects an answer here. Just let it in, pour it something, and don’t leave by the window.",
  ],
  year: {
    "new 1":
      "Experiment teaches you what suits you, so you rarely plan a change of appearance. Make one this week, ask an honest friend for an opinion, and decide by the weekend whether it stays.",
    "new 2":
      "Additional income appeals to you most while it’s still an idea. Make the call, name your price before they name theirs, and transfer the first payment into savings immediately.",
    "new 3":
      "Ask someone whom you greet every week how they did the thing you need to do, and listen past the point where you’d normally interrupt. People near you know more than you’ve thought to ask.",
    "new 4":
      "The people you live with have a list of what they’d like improved. Ask for it, and finish one item, before your restlessness starts rearranging something else.",
    "new 5":
      "Play is where you’re at your best, and you hardly need encouragement. Invite someone who is usually left out, and let an evening go by without keeping score.",
    "new 6":
      "Health plans survive, in your case, when another person is waiting and there’s something to beat. Arrange two sessions with a partner this week, and write down a number you can improve.",
    "new 7":
      "“Let’s do it” comes easily to you with someone who moves at your speed. Before you sign anything together, see how they behave on a dull errand and after a disappointment.",
    "new 8":
      "Talk about debts, sex or grief makes you funny within a minute. Begin with the plain fact, a sum or a worry, and save the humor until the other person has answered.",
    "new 9":
      "Book first and read later: that’s how you travel, and how you study too. This time give the basics twenty minutes a day beforehand; preparation will take you further than charm alone.",
    "new 10":
      "Getting the chance has never been your trouble; the follow-up is. Within a day of the meeting, write half a page on what you’ll deliver and when, and send it before it’s perfect.",
    "new 11":
      "A new crowd usually takes to you in a single evening, and you to its loudest members. Have lunch with someone quieter, since those acquaintances tend to outlast the others.",
    "new 12":
      "Leave the phone in another room for an hour, twice this week, even if what comes up is unpleasant. An empty evening usually sends you looking for company before you know how you feel.",
    "full 1":
      "It’s one thing to be looked at and another to be seen, and you enjoy the first more. Tell one person that they saw correctly, and what it’s about, without making a joke of it.",
    "full 2":
      "Sit down with someone you trust and examine the last statement line by line. In your case it’s the small, quick decisions that add up, and one recent purchase can probably still go back.",
    "full 3":
      "You speak quickly and forget what you’ve said, whereas other people remember. If a remark has come back to you, repeat it exactly and apologize for it, without explaining what you intended.",
    "full 4":
      "Cancel one tempting invitation this week and stay in. The people at home usually receive whatever is left of you after the day’s excitement; ask each of them a question whose answer you don’t know.",
    "full 5":
      "Winning and losing both make you talk. Congratulate or thank the other side first, and wait until tomorrow before you explain how it happened and whose fault it was.",
    "full 6":
      "Adrenaline can pass for energy for weeks, right up to the day it can’t. Give up one commitment, sleep eight hours on three consecutive nights, and have a doctor look at whatever hurts.",
    "full 7":
      "Hearing a complaint, you offer a solution before the other person has finished. This time repeat what they said until they agree that you’ve understood, and only then ask what they want.",
    "full 8":
      "Stay with the fact for an evening before you settle the arrangements, and tell someone how it affects you. Bad news about money or feelings tends to make you practical at once.",
    "full 9":
      "Being wrong bothers you less than being bored, which is a real advantage here. Say openly what you misjudged, and ask the person who knew better what they had noticed.",
    "full 10":
      "Your reputation is made when you’re out of the room, by the last three things you handed in. Find out which of them disappointed someone, and repair that before you pitch anything new.",
    "full 11":
      "In every friendship one of you does most of the arranging. If it’s you, let somebody else plan the next outing; if it isn’t, call first and offer two dates.",
    "full 12":
      "Exhaustion is something you outrun and then meet all at once. Go to bed early on three evenings without a screen or a drink, and write down what you’ve been too busy to consider.",
    "eclipse 1":
      "When a way of impressing people stops working, you try it louder. Leave it out this month, and see who stays interested.",
    "eclipse 2":
      "Losing a source of income makes you hurry into the next. Compare three possibilities on paper, and sleep before you decide.",
    "eclipse 3":
      "You’ve been saving something to say for a better moment. Say it this week, in person, without an entertaining introduction.",
    "eclipse 4":
      "Moving on is easy for you, and saying goodbye isn’t. Take half an hour alone in the place before you begin packing.",
    "eclipse 5":
      "Some pleasures are over before you admit it. Give the equipment away while it’s still useful to somebody, and postpone replacing it.",
    "eclipse 6":
      "Broken routines feel like freedom to you. Enjoy this one for a week, and afterward restore the single habit that you miss.",
    "eclipse 7":
      "Clever moves will tempt you, and they’d only accelerate the change. State once what you want, and give the other person time to consider it.",
    "eclipse 8":
      "Relief makes you generous and a little reckless. Spend nothing of what you’ve been released from until the month is out.",
    "eclipse 9":
      "Principles were never what you steered by, so the loss bothers other people more. Explain to one of them what you believe now.",
    "eclipse 10":
      "Announce nothing for a week. Another role will be offered before you’ve noticed how you feel about losing this one.",
    "eclipse 11":
      "People drift apart, and you generally replace them quickly. Identify the two you’d want beside you in trouble, and arrange to meet.",
    "eclipse 12":
      "Whatever you’ve outrun for years is easier to face with company. Tell one steady friend about it, without making it amusing.",
    "jupiter soft":
      "Offers come to you easily now, and you’ll want every one of them by the weekend. Accept the opportunity that will still be teaching you something in a year, refuse the flattering ones, and save a third of the proceeds.",
    "jupiter hard":
      "Confidence makes every risk look smaller to you than it is. Set a limit for money, for nights out and for promises beforehand, and give the list to a friend who’s prepared to enforce it.",
    "saturn soft":
      "Patient work pays off sooner than you expect, which makes it nearly bearable. Choose one license, exam or long contract, set aside two hours a week, and let an experienced person check your progress every month.",
    "saturn hard":
      "You can’t talk or hurry your way past this one. Do the heaviest duty for half an hour each morning before anything else, and when somebody asks how it’s going, answer with a number and leave it there.",
    "uranus soft":
      "Change at this speed suits you, and it makes you excellent company for those who find it alarming. Try one unfamiliar tool, route or acquaintance every week, and record which of them was worth repeating.",
    "uranus hard":
      "Surprises are fun when you cause them, and this one you didn’t cause. Make no large purchase and don’t resign for three days; meanwhile change one small habit, so your restlessness has somewhere to go.",
    "neptune soft":
      "Something gentler than excitement attracts you now, and you can’t say what it’s good for. Give it one evening a week, a concert, a class or a walk by the water, among people you don’t need to impress.",
    "neptune hard":
      "You usually spot a bluff at once, but hope has affected your eyesight. Put no money into a feeling, have the most cautious person you know read whatever you’re about to sign, and drink less than usual.",
    "pluto soft":
      "There’s a subject you’ve always joked your way past, and you have the strength for it now. Discuss it regularly with a person who isn’t easily amused, and stay until the conversation is actually over.",
    "pluto hard":
      "When somebody tries to control you, you reach for the move that wins fastest, including a few you’d be ashamed of. State your terms once, openly, and be ready to walk away if they’re refused.",
    "mercury retrograde":
      "You agreed to some of this without reading it. Check the details of one contract, confirm your appointments by phone, and ask instead of assuming.",
    "mercury direct":
      "Return the calls you’ve been putting off, beginning with the person who has been waiting longest for a plain answer.",
    "venus retrograde":
      "Before you contact an old love or pursue an old bargain, write down exactly what it cost you the previous time.",
    "venus direct":
      "Plan one evening for someone you love around what they enjoy, and pay for it with money you already have.",
    "mars retrograde":
      "Pushing harder is your answer to most resistance, and it won’t help now. Practice, repair, rest, and let somebody else set the pace.",
    "mars direct":
      "Devote the first burst of energy to whatever has waited longest. Exciting projects get done in any case, when you’re involved.",
    "ingress jupiter":
      "Good years disappear quickly when nobody plans them. Decide now on one lasting thing you’d like to have when this ends.",
    "ingress saturn":
      "Repetition is what this area will reward. Pick a skill or a relationship you want to keep, and give it time every week.",
    "ingress uranus":
      "You’ll enjoy the surprises most if the bills are paid beforehand. Put aside three months’ expenses, and stay curious.",
    "ingress neptune":
      "Your quick eye won’t be sufficient here for a long while. Ask a patient friend for their impression before you commit.",
    "ingress pluto":
      "Control passes to other hands by degrees. Abandon one shortcut you’ve relied on, and discover what your actual ability is worth.",
    "month 1":
      "Count the projects you began last year and left unfinished. Complete one this week, and inform the people waiting that the others are canceled.",
    "month 2":
      "Once a week, ask someone about their day and offer no advice, no comparison and no better version of your own.",
    "month 3":
      "Pay cash for everything that’s fun, and when it’s gone, spend the remainder of the month discovering pleasures that are free.",
    "month 4":
      "Visit an older person who taught you something useful, stay two hours, and ask what they’d do differently.",
    "month 5":
      "Take three lessons in something you’re bad at, a language or an instrument, before you decide whether it’s for you.",
    "month 6":
      "Book the checkup you’ve been avoiding, and keep the hour afterward free in case you’d like to talk to someone.",
    "month 7":
      "For one entire day avoid buying, selling, betting or persuading anybody, and notice at what hour it becomes difficult.",
    "month 8":
      "Apologize to someone you’ve teased too often, in two sentences, and don’t try to make them laugh.",
    "month 9":
      "Write down one ambition for a year from today, keep it where you’ll see it every morning, and take the first step by Friday.",
    "month 10":
      "Teach a rival or a junior colleague your best shortcut, completely, and let them get the credit for using it.",
    "month 11":
      "Sit for twenty minutes without a phone or a purpose, twice this month, and let yourself be thoroughly bored.",
    "month 12":
      "Thank three people who finished what you left undone this year, in person, naming exactly what each of them did.",
  },
};
