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
        "You are generally doing it by the time the others have started asking whether it should be done. Mention fear and you look puzzled, then steer the conversation to brakes, for with Aries in the driver’s seat you can’t let another car overtake, a silence last or a dare expire. What you’re really up to is checking, several times a day, that you are still the one who’d go in first.",
      argument: [
        "For once the halves hardly quarrel, and there’s the problem. The Entrepreneur goes because it has spotted an advantage; Aries goes because someone is ahead. You settle the difference by giving both of them the wheel, so that sensible bets and pointless ones look alike from inside and leave at the same speed, and what suffers is the aftercare: the new hire nobody trains, the friend who gets beaten in front of his kids, the second half of nearly everything.",
        "Try a starting fee. Before you start anything this month, complete one thing already underway, however tiny: return the ladder, send the invoice, make the apology. You will still be first.",
      ],
    },
    Taurus: {
      thesis:
        "People see the bold moves and miss the cushions. You’ll back a wild venture by phone, from the chair you refuse to replace, after a lunch you wouldn’t have skipped for a president, because Taurus wants the good thing twice, at the same table. What you’re really up to is arranging adventures from which you can be home, fed, and in your own sheets before anybody touches your stuff.",
      argument: [
        "They disagree about what winning is for. The Entrepreneur wants the chips so as to play again; Taurus wants to cash in, buy the orchard and lie down in it. You generally settle it in favor of the next hand, with a steak as consolation, and so a great deal gets won and very little gets kept.",
        "What you get for it is an odd tiredness, always moving and never anywhere. Try taking a tenth off the table: each time something pays, put that tenth, the same day, into one thing that stays where it is and grows, a plot, a fund, a barrel, and touch it for no bargain, however beautiful. Once a month go and look at it, on foot, and eat something there.",
      ],
    },
    Gemini: {
      thesis:
        "Three conversations were going when you came in, and now you’re in all of them. You pick up accents, passwords, the name of the bartender’s ex; you also pick pockets, in a manner of speaking, since people leave without the objection they arrived with. Gemini gave you two tongues and no switch. What you’re really up to is never getting stuck with a single version, of the story or of you.",
      argument: [
        "Body and tongue dispute who gets there first. The Entrepreneur trusts what can be seen and done this minute; Gemini has already described it to someone and is on to describing something else. You settle it by doing both at once, driving while dealing, and it works so often that you’ve stopped noticing what falls off the back: appointments, half of a promise, the remark your friend was about to make.",
        "What goes missing is reliability, so that people enjoy you enormously and don’t count on you. Choose one person for a month, and whenever you part, repeat aloud what you said you’d do for them, and type it into your phone while they watch. Then do precisely that.",
      ],
    },
    Cancer: {
      thesis:
        "Everyone knows the one who climbs on tables. Few know about the box that never gets thrown out, or the occasional detour past an old address, slowly, with the radio off, because Cancer sits behind your swagger like a mother in the bleachers, counting heads. What you’re up to, under all the dares, is keeping your people safe without letting them discover how much you need them.",
      argument: [
        "One wants out and one wants in. The Entrepreneur smells an opening and is halfway to the coast; Cancer stands in the hall asking who’ll feed everyone, and was that a proper goodbye? You tend to settle it by leaving and then calling home four times, brightly, about nothing, which fools no one but you.",
        "It spoils both ends, since you’re guilty away and bouncing at home, and when you’re hurt you hit back first and sulk in the garage after. Try taking home along. For the next adventure invite one person who’d never have asked to come, a parent, a nervous nephew, and for a day set your pace by theirs. Tell no one about it until you’ve sat through a whole meal together.",
      ],
    },
    Leo: {
      thesis:
        "You check the exits, and then you check the lighting. Nobody enjoys being looked at as generously as you do: within the hour the entire bar is having a better birthday than the one they came for, and you’re paying. Leo needs it to be seen; the rest of you would have done it anyway. What you’re really up to is a performance so good that nobody asks to come backstage.",
      argument: [
        "Two performers share this stage and disagree about the audience. The Entrepreneur uses a crowd: reads it, works it, pockets the deal, and goes out by the side. Leo loves the crowd and would like to be loved back by the same faces next week. You settle it by going bigger, with a louder toast and a finer car, until the ones who were ready to love you for nothing can no longer get near you.",
        "The bill comes in cash and in a certain flatness the morning after. Try one generous act a week with no name on it, a repaired gate or a stranger’s parking ticket, and tell nobody, ever. It’ll itch for two days. On the third, walk past the gate.",
      ],
    },
    Virgo: {
      thesis:
        "You look careless, and you have just noticed that one screw in the hinge doesn’t match. All that dash runs on a private inspector, who sorts the receipts, sharpens the knife, and has ready the second plan you would never admit to, so that Virgo in effect maintains the daredevil’s equipment. What you’re really up to is doing the reckless thing after such exact preparation that everyone puts it down to luck.",
      argument: [
        "They quarrel over when a thing is ready. The Entrepreneur says now, and fix it while it’s running; Virgo says there’s a crack in the left bracket. Mostly you launch, and then lie awake with the crack, and by day you take it out on anyone whose work happens to be nearest, with a precision that makes them wish you had simply yelled.",
        "So you get neither the fun nor the perfection, and your helpers get a list. Try giving the inspector an official hour before each launch, timer on, pencil in hand, and fix what it finds in that hour. What it finds later goes on a card for next time, and is not to be read aloud to the people who helped.",
      ],
    },
    Libra: {
      thesis:
        "You can walk into a feud, compliment both pairs of shoes, and sell the two of them the same boat. A quarrel interests you as a game and hurts you as a noise. Libra would like everyone to leave happy; the operator in you would like them to leave having signed. What you’re really up to is winning so gracefully that nobody, yourself included, need notice there was a loser.",
      argument: [
        "Bluntness and charm share one mouth. The Entrepreneur says what is so, at once, and enjoys the gasp; Libra hears the gasp and starts arranging flowers around it. As a rule you settle it by saying the hard thing as a joke, so that you can watch who flinches and take it back. Elegant work. People go home amused, a little stung, unsure what you meant, and matters that needed a yes or a no drift on for weeks in excellent taste.",
        "What you lose is being trusted on the day it matters. Once a week, state one wish, fee or complaint unsweetened, and then add nothing for as long as they take to answer.",
      ],
    },
    Scorpio: {
      thesis:
        "You seem to be having fun, and you are, and you’ve also noticed who lied. Very little about a person’s hands, pauses or shoes gets by you, and most of it you never mention, because Scorpio maintains the file and your easy grin prevents people from suspecting that there is one. What you’re really up to is looking for an opponent, a lover or a task strong enough to end all the other games.",
      argument: [
        "The Entrepreneur plays with the cards up, wins, and forgets the score. Scorpio remembers every hand since grade school, and who dealt. You settle it by looking casual: an injury passes with a grin, everyone relaxes, and two years later, at a moment of your choosing, something perfectly legal happens to them.",
        "It costs you ease, since half of your quickness goes into guarding yourself against people who mean no harm, and those who love you sense an exam without being told the subject. Try calling in one debt a month while it’s still pocket change: say “That bothered me,” on the day, in an ordinary tone. Then accept the apology that is offered, even a poor one, and consider it closed.",
      ],
    },
    Sagittarius: {
      thesis:
        "Your passport is in your pocket, just in case. People like you talk their way into weddings, cockpits and the occasional parliament, on the theory that anyone enjoying themselves that much must belong there. Sagittarius supplied the theory. What you’re really up to, at top speed and with a great deal of noise, is finding out if there’s a spot on the map where you’d stop wondering what is behind it.",
      argument: [
        "Both halves love the road and differ over what it’s for. The Entrepreneur wants what’s around the bend: this market, that wave, those oysters. Sagittarius wants it to mean something, and preaches a little over the oysters. You settle it by overpromising, a grand plan at midnight to people who then give up their leases, and by the time they turn up you’ve had a better one, farther south.",
        "Others pay for your optimism, in deposits, and you, who meant every word, get called a liar, which stuns you. Try paying in advance. For each great idea announced aloud, name one unglamorous step you’ll take within a day, and tell them not to move until it’s done. Ideas that don’t earn the step were simply good talk.",
      ],
    },
    Capricorn: {
      thesis:
        "You were old for your age early, and at a party you’re the wild one who has already arranged the cabs. Risk, with you, has a column of figures beside it. Capricorn climbs; the rest of you would climb anything, as long as there’s a drop. What you’re really up to is becoming someone nobody can send home, and having an unreasonable amount of fun on the way up.",
      argument: [
        "The dispute is about time. The Entrepreneur wants the payout tonight and is good enough to get it; Capricorn is laying a foundation and regards tonight as a leak. You usually settle it with overwork, the one place where both can sit in the same chair, with quick kills by day and an empire by lamplight, and your friends are given the hour that’s left, which you use for networking.",
        "So play has to justify itself, the humor gets drier, and your back gets worse. Try an appointment with no yield, two hours a week, in ink, like any meeting: billiards, kites, a swim in your underwear. Invite nobody useful, and should you catch yourself improving at it on purpose, switch to something else.",
      ],
    },
    Aquarius: {
      thesis:
        "Tell you that it isn’t done and your coat is on. You break rules the way people tap on walls, to learn which ones are hollow, and you’d rather be banned from a club than resemble its members. Aquarius adds a principle: if one gets in, all should. What you’re really up to is showing, live and before witnesses, that the fence was only ever a drawing of a fence.",
      argument: [
        "The half with its sleeves rolled up and the half with its mind on the future disagree about people. The Entrepreneur loves anyone who is at the table, by name, with their mustard; Aquarius loves everybody, and has trouble with the mustard. You settle it by turning friends into a movement, with a plan, a group chat and a van, which is tremendous until one of them needs you on an ordinary evening about something of no general interest.",
        "What suffers is closeness, so that you have a hundred allies and a very short list for the hospital form. Once a week, try being unoriginal: one friend, one visit, their choice of subject, no solutions. When you feel a theory coming on, ask one more question about their week.",
      ],
    },
    Pisces: {
      thesis:
        "You come in like a marching band and go home having taken in everyone’s sorrow through the soles of your feet. Nobody connects the two. Pisces is porous, and speed is how you prevent it from showing, since a moving thing doesn’t soak. What you’re really up to, with all those stunts and rescues, is looking for a place where you could stop and still have edges.",
      argument: [
        "The Entrepreneur deals in what is there. Pisces deals in what it would be like, and who’s hurting, and a tune from next door. You settle it by acting on the feeling before you’ve had it: somebody looks lost, and you have lent him the car. On a good day that’s a kind of genius, and on another you wake up with a bar tab, an unexpected tenant, and no memory of agreeing to either.",
        "What it costs is your own direction, because some of your courage is only being swept along. Try a pause. Before any yes that involves cash, a mattress or a plane, put both feet flat, drink a full glass of water, and ask whose wish this was. What you still want after that is yours.",
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
          text: "Half of what you chase you don’t want once it’s caught. Ask which half this is while it’s still running.",
        },
        {
          between: "Applause or respect",
          text: "The first is quick and warm, the second slow and almost silent. Check which of the two you are working for tonight.",
        },
        {
          between: "First or finished",
          text: "Being early is your talent, and being done is someone else’s. Share the prize with that person before you start.",
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
          text: "You want the highway and the deed. Own one place you can lock up in five minutes, and never sell it.",
        },
        {
          between: "Now or well",
          text: "Your fingers know that good work takes longer than your temper allows, so quote the longer time before you say hello.",
        },
        {
          between: "Sturdy or stubborn",
          text: "The weight that others lean on is hard to turn around. Shift one inch, visibly, and see who shifts with you.",
        },
      ],
      practice:
        "Once a week choose one thing you own that is broken, loose or dirty, and spend forty minutes putting it right with the phone in a drawer. Write the date on it somewhere out of sight.",
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
          text: "The good line gets there before the accurate one. Let it go by now and then, and wait for its slower brother.",
        },
        {
          between: "Many or one",
          text: "You know how to be wanted everywhere, whereas being known takes repeat visits, dull ones among them, to the same address.",
        },
        {
          between: "Talk or do",
          text: "Telling a plan gives you most of its pleasure. Tell it only to the person who’ll be cross if nothing happens.",
        },
      ],
      practice:
        "On Sunday choose three people you have charmed and neglected, and by Wednesday call each for ten minutes, asking two questions and telling no stories. Write down one thing each of them said, and mention it next time.",
    },
    Water: {
      gifts: [
        "You can tell who in a crowd is about to fall, and you’re there with a chair.",
        "Your jokes land where it hurts and take some of the hurt away with them.",
        "Loyalty gets courageous things out of you that no bet ever could have.",
      ],
      costs: [
        "You outrun your sadness and run over someone’s foot on the way.",
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
          text: "Saving people is how you get close without asking. Some evening, with no alarm ringing, ask.",
        },
        {
          between: "Tough or tender",
          text: "The shell is real, and so is what it protects. Choose one witness for the inside, and let that witness name the evening.",
        },
      ],
      practice:
        "Every night for a week, at lights out, lay a hand on your throat, chest or belly, wherever the day got stuck. Say one sentence about it aloud, and one about something you look forward to.",
    },
  },
  openings: [
    "You were always going to skip to the end, so here’s a head start: there are two of you. One handles anything that is put before it, quickly, with style, while the other arrived with your birthday and wants something the first can’t win for it. They share a body, a car and one very tired guardian angel.",
    "Work, to you, is anything with a score, and money is how they print it. Neither statement would survive an afternoon with an accountant, an experience that people like you generally postpone. What follows concerns the jobs that let you run, the ones that put you on a leash, and who gets lunch.",
    "You fall in love like someone catching a train, and are surprised afterward at how long the ride is. Those who stay have discovered that you’re at your most devoted when you are repairing something and complaining about it, and since these pages are for them as well, leave the book lying open somewhere.",
    "The next few pages contain nothing to fix, beat or sell, and around the second one you’ll want to get up and check on something in the yard. Go and check; the yard is fine. Then come back, because the thing you stay so far ahead of is considerably smaller than its shadow.",
    "Your body does a good deal of your thinking for you, and it has yet to be invited to a meeting. So this is about what it says when it’s exhausted, how it learns, and what it makes when nobody is buying, and it is best read standing up, in short bursts, between two other things.",
    "Meaning is a word you use mostly in the phrase “What’s that supposed to mean?” Still, you’ve lain awake, because somewhere past the third good year in a row the question shows up, uninvited, with no wish to be entertained. An answer isn’t required here. Just let it in, pour it something, and don’t leave by the window.",
  ],
  year: {
    "new 1":
      "Try the new look on a store clerk first, today, before dinner, since you learn what suits you by wearing it out of the store. Save the receipt and go.",
    "new 2":
      "A fresh source of income is only a rumor until someone has called about it. Call, name your figure, and put the first payment where you can’t get at it.",
    "new 3":
      "Someone down the block understands the very thing you need, and all you’ve ever done is wave. Walk over with a bag of something and ask how they did it.",
    "new 4":
      "Move one wall, or at least a wardrobe, while the urge lasts, having asked the people you live with whether they wanted it moved, ideally beforehand.",
    "new 5":
      "Flirt, build, enter the tournament: this is your home field and you need little advice, except to invite along the one who never gets picked for a team.",
    "new 6":
      "Started as a dare with a friend, the healthy thing will last; started alone, as a virtue, it dies on the second rainy morning. Call the friend.",
    "new 7":
      "A person turns up who matches your speed. Before high spirits sign anything, run one dull errand together, and watch how each of you waits in line.",
    "new 8":
      "What’s owed comes up, in money or in something harder to measure. Put a figure on paper, say it aloud, and don’t be funny until they’ve answered.",
    "new 9":
      "Buy the ticket before reading the guidebook, as ever, only this time learn twenty words of the language on the way, and try them on a grandmother.",
    "new 10":
      "An opening appears before people who remember names. Take it immediately, and then give a tedious hour to the follow-up note, because that’s what they’ll file.",
    "new 11":
      "The new crowd lets you in, as crowds do, so find the least dazzling person there and have lunch; that’s who you’ll still be calling next year.",
    "new 12":
      "An evening falls vacant and your thumb goes looking for people. Leave the phone in the car for two hours, and listen to the thoughts that have been waiting their turn.",
    "full 1":
      "All eyes are on you, which is fine, and they see something you hadn’t planned to show. Let them look a beat longer than is comfortable, then say what it is.",
    "full 2":
      "The statement is due, and it can’t be charmed. Read it to the last line, out loud, to someone who loves you, and sell one expensive toy this week.",
    "full 3":
      "A remark you made in passing comes back with your name on it. Own the exact words first, without the wit, and apologize in person instead of texting.",
    "full 4":
      "Home would like to know when you’re going to be in it, so cancel one excellent offer, sit through the old family story, and this time ask what happened next.",
    "full 5":
      "The game is decided, in love or on the scoreboard. If you won, be brief. If you lost, shake hands before you explain about the wind.",
    "full 6":
      "Adrenaline has been running your schedule, and it shows. Drop the chore you do worst, delegate the one you do best, and take a nap in daylight.",
    "full 7":
      "They tell you what it’s like on the other end of you. Offering neither rebuttal nor repairs, repeat it in your own words until they nod.",
    "full 8":
      "Something covered gets uncovered, and you of all people are speechless. Remain so for a little, and then pay what is yours to pay, or mourn what is yours.",
    "full 9":
      "The trip, the course or the large opinion meets its results. Say what you got wrong with the same gusto you set out with; it’s the best story you have.",
    "full 10":
      "Your name comes up in a meeting you aren’t in, and what they say rests on the last three things you delivered. Go find out, and finish the fourth.",
    "full 11":
      "A friendship shows who has been doing the driving. If that’s you, ride once as a passenger; if it’s them, turn up early with a full tank.",
    "full 12":
      "Tiredness catches you on a staircase and would like a word. Give it an early night without a drink or a screen, and write down what you tell the ceiling.",
    "eclipse 1":
      "An act that always worked gets no laugh. Retire it with honors, and let people meet the person who was performing it.",
    "eclipse 2":
      "One stream of cash dries up, and another starts around the corner. Go see for yourself; decide nothing from the couch.",
    "eclipse 3":
      "A running conversation stops, or a neighbor leaves. Say the thing you’d been saving for a better moment.",
    "eclipse 4":
      "An address ends. Walk through every corner of it once, alone, with nothing to carry, before you crack the first joke.",
    "eclipse 5":
      "One kind of fun is over, and you know which, so give the equipment to someone younger while it’s still worth having.",
    "eclipse 6":
      "The old routine snaps like a cheap strap. Enjoy the free arm for a week before you shop for another.",
    "eclipse 7":
      "A partnership rewrites its terms without asking you. Meet that standing still; your first three clever moves would only speed it up.",
    "eclipse 8":
      "A debt, a fear or a thing unsaid comes off the books. Sign, exhale, and don’t borrow against the relief.",
    "eclipse 9":
      "The map you trusted turns out to be of some other country, which suits you. You were always quicker without one.",
    "eclipse 10":
      "A role is taken away, or you outgrow it in public. Let a week go by before you announce the sequel.",
    "eclipse 11":
      "The gang scatters. Two of them would still answer at midnight; find out which two, and feed them.",
    "eclipse 12":
      "Something you’ve stayed ahead of for years has sat down beside you. Let it catch its breath, then ask its name.",
    "jupiter soft":
      "Luck keeps answering on the first ring, and dialing is what you do. Say yes to the offer that stretches you, no to the two that flatter, and bank a third of the proceeds.",
    "jupiter hard":
      "Everything looks like a bargain, including the cliff. Set your ceilings before you go in, one for money, one for nights out, one for promises, and leave the list with a friend who can say no.",
    "saturn soft":
      "Dull effort pays, to your surprise, and on schedule. Take the exam, the license or the long lease now, with boredom on your side, and have an older colleague inspect the work every month.",
    "saturn hard":
      "Speed won’t get you around this one; it stands in the road and asks for papers. Take your heaviest duty, do it first each morning until it’s done, and refuse to be interesting about it.",
    "uranus soft":
      "For once the world moves as quickly as you do. Try the odd tool, hire the odd kid, drive the odd road home, and write down which surprises you would pay to have again.",
    "uranus hard":
      "A jolt is best when you’re the one who throws the switch, and this time you aren’t. Sell nothing for three days, and overturn one habit by choice, so that your nerve has something to do.",
    "neptune soft":
      "A softness drifts in with music under it, and your usual questions, what it costs and who’s coming, don’t apply. Follow it one evening a week to a place where nobody needs impressing.",
    "neptune hard":
      "Your eye, which never misses a tell, is seeing what it hopes to see. Put no money on a feeling. Have the skeptic you find tedious read every contract, and drink half of what’s poured.",
    "pluto soft":
      "You can go into something you always joked your way past, and come out stronger for it. Take one subject, discuss it weekly with a person who doesn’t laugh on cue, and leave the rest buried.",
    "pluto hard":
      "Someone wants the upper hand and so do you, and there’s a trick that would win it which you’d be ashamed of. Leave it unused. State your terms once, in daylight, ready to lose the table.",
    "mercury retrograde":
      "Reread the fine print you initialed at a gallop, confirm every meeting by telephone, and treat each misunderstanding as free gossip about yourself.",
    "mercury direct":
      "Traffic is moving again. Make the three calls you shelved, starting with the one where you owe an answer.",
    "venus retrograde":
      "An old flame or an old bargain winks from across the street. Wave, walk on, and look up what it cost you last time.",
    "venus direct":
      "Taste comes back, and appetite with it. Take the one you love somewhere neither of you has outgrown, and pay with money you have.",
    "mars retrograde":
      "The pedal goes soft, and stamping on it only floods the engine. Train, sharpen, repair, and let a slower person choose the route.",
    "mars direct":
      "Your legs are back. Spend the first rush on whatever has been stalled the longest, and save the second for fun.",
    "ingress jupiter":
      "A wider stretch of road begins. Decide early what you would do with a good year besides throw it a party.",
    "ingress saturn":
      "For a few years something will insist on being done properly. Choose the trade, the tie or the bone you want to keep.",
    "ingress uranus":
      "A long season of surprises opens in one area of life. It’s most fun with the bags half packed and the bills paid.",
    "ingress neptune":
      "For many years one corner of life goes misty. Walk in slowly, with a rope around your waist and a friend on the other end.",
    "ingress pluto":
      "Over a long stretch, power here changes hands. Give up one unfair advantage early, and keep what you’ve earned without it.",
    "month 1":
      "Write down five things you started last year. Complete one this week, bury one with a toast, and give the rest away.",
    "month 2":
      "Once a week, let another person tell the whole story before you top it. Then don’t top it.",
    "month 3":
      "Pay cash this month for anything fun. When the envelope is spent, find out what’s free within walking distance.",
    "month 4":
      "Visit someone older who taught you a trick. Bring lunch, stay two hours, and ask what they would do differently.",
    "month 5":
      "Learn one thing badly in public: a dance, a language, an instrument. Three lessons come before any opinion.",
    "month 6":
      "Book the checkup you’ve been dodging, tooth, eye or knee, and drive there with no plan for the hours afterward.",
    "month 7":
      "Spend one full day without buying, selling, betting or persuading. Notice at what time it becomes difficult.",
    "month 8":
      "Name someone you teased once too often, and apologize briefly, with no punch line, before the week is out.",
    "month 9":
      "Make a plan for exactly one year from today, one line long, and tape it where you drop your keys.",
    "month 10":
      "Give your fastest tool, route or trick to someone who competes with you. Watch what they do with it.",
    "month 11":
      "Twice this month, sit by a window for twenty minutes without a phone. Looking at anything that moves is allowed.",
    "month 12":
      "Thank the three people who cleaned up after you this year, by name, in person, with something better than a card.",
  },
};
