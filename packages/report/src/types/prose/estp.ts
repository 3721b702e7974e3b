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
        "You’re the fire truck and, on some days, the fire. ESTP reads an emergency with eyes and hands and has usually fixed half of it before the others discover who’s in charge; Aries adds heat to that speed, the wish to be first through the gap and a real fury at bullies. So decisions are made by trying, and whatever succeeds was evidently the right idea. Affection comes out the same way: you’ll drive across town at midnight and complain only about the parking, and at home you’re loud, loyal and hilarious about your own disasters. You also play fair, and are the first to cheer for anyone who beats you cleanly.",
      argument: [
        "Show Aries a rival and it runs. Show the ESTP in you an advantage and it reaches. From inside, the two feel exactly alike, so you’re often sharpest when another person wants the same thing, a position, a lane, a heart: you chase it happily and examine the prize only once it’s in your hand. It takes you to opportunities that caution never would, although some prizes go flat within a week, and people you’ve won can be hurt when your attention moves on, since the pursuit told them they were the point.",
        "Before you go after anything this week, ask, “Would I want this if no one else did?” and if the answer is slow in coming, wait two days. At your best you run toward the noise, beat the opposition fair and square, and then turn around to help them up.",
      ],
    },
    Taurus: {
      thesis:
        "Every getaway needs a driver who packs sandwiches, and that’s you. ESTP brings the nerve, the quick hands and an instinct for the chance that’s about to be gone; Taurus slows that appetite enough to taste things, so you’ll try nearly anything once and then find the best restaurant nearby. It also makes deciding physical. A thing has to be lifted, sat in, heard running, and no brochure will do instead. Your love can be eaten, worn or slept in, your humor is dry and arrives late, and others come to your home to thaw. Behind the appetite is patience: once you’ve chosen a person or a project, you can outwait almost anyone.",
      argument: [
        "An angry face is a problem, and the ESTP in you can’t leave a problem unsolved; Taurus, for its part, can’t bear a debt and believes that comfort settles most of them. So when you’ve hurt someone, you act. Within the day there’s a favor, an elegant dinner, a repair, a present that outshines the offense. It’s generous, and it skips a step: you pay for what you did before you’ve heard what it was. The other person feels looked after and not listened to, which is difficult to complain about with a full plate in front of them.",
        "Next time, sit down with idle hands and say, “Something’s wrong, and I won’t fix anything for ten minutes.” If you still want to cook after that, cook. On your best days you make daring feel safe, and people leap beside you because you’ve inspected the rope and there’s soup.",
      ],
    },
    Gemini: {
      thesis:
        "A conversation with you is a pickup game: no warm-up, no referee, and everyone goes home flushed. ESTP keeps you alert to what is happening right in front of you, and Gemini supplies words at the same speed, so you often say what the others were only thinking, and say it funnier. That tongue feeds the hands as well: you learn by taking things apart while asking ten questions, and can soon talk shop in any trade. At home you’re the noise people miss when you’re out. And behind the fun you notice far more than you use, the sore subject you steer past, the shy one you draw in.",
      argument: [
        "To the ESTP in you, what a person does is worth ten of what they say, so you prod them into doing something. Gemini is curious about everyone and impatient with a slow answer. A tease, a dare or an exaggerated opinion suits both: it’s instant, amusing and hard to fake. With strangers it works like magic and makes friends of the ones who throw well. From those you love it gets reflexes, and little of what they’d say if they had time. Eventually they have a comeback for everything and reserve their slower thoughts for someone else.",
        "This week ask one person, “How are you, really, about that?” and wait until they’ve spoken twice; they’ll hesitate in the middle, which is exactly when you’d be funny. On form, you make a shy person quick and a dull day bright, and the thing no one dared mention sounds like good news.",
      ],
    },
    Cancer: {
      thesis:
        "Picture a guard dog asleep on the baby’s rug, one ear up. ESTP makes you fast and practical, sooner up and doing than discussing it; Cancer gives that speed a family to protect, related or not, and a long memory for who has been good to it. So trouble brings out your finest qualities. Between troubles you’re the one who keeps everyone fed, laughing and in touch, and home matters more to you than your reputation suggests. A mood gets read from the hallway and answered with a joke or a plate. Most people meet the tough one. The other remembers all the old songs and can be undone by a school play.",
      argument: [
        "The ESTP in you hates to be caught feeling anything, since in its world the one who flinches has lost, and yet Cancer feels every slight and saves it. So the hurt changes owners. On someone else’s behalf you can be furious, loudly, for days, and your friends are lucky to have you. For yourself you grin, say it was nothing, and by dinner there’s an entertaining version. But few people ever see you struck, so hardly anyone considers taking your side, and part of the battle you’re fighting for others is actually yours.",
        "This week, catch one remark that stings and within the hour tell the person who made it, “Ouch. That one got me.” Leave out the joke. At your finest you’re the first one there and the last to go, with jumper cables, a casserole and not one word of I told you so.",
      ],
    },
    Leo: {
      thesis:
        "You walk in like a brass band, and ten people who were about to leave take off their coats. ESTP supplies the timing, the nerve and a feel for what a crowd wants while the crowd is still deciding; Leo gives that skill a big warm heart and a stage to stand on. So everyone comes when you call, and the shy guest somehow gets the good line. Decisions follow your first impression, completely. At home you’re funnier, messier and easier to wound than your public knows. And your loyalty outlasts the music: let a friend land in the hospital or in disgrace, and you’re there.",
      argument: [
        "Starting things is what the ESTP in you does instead of waiting, and Leo would rather be the host than a guest at its own birthday. Both are content when the plan is yours, which is why it so often is, and a lot of people owe you a lot of fun. One thing gets hidden, though. If every plan begins with you, you seldom discover who would have called you, and friends who’d like to treat you hardly get the opportunity. They come to think of you as a destination.",
        "This week keep one evening free and tell someone, “I’m around on Friday, and I’d love it if you picked something,” then make no suggestions. When you’re at your best, you’re the campfire: people pull their chairs closer, and you know each of them by name.",
      ],
    },
    Virgo: {
      thesis:
        "Few cowboys own a label maker. You do. ESTP gives you fast reflexes and an appetite for anything live; Virgo gives that speed an eye, the one that catches the loose bolt, the wrong figure, the odd line in the contract, so that your rescues come out straight. Put something broken in the middle of an argument, and it’ll be running before the argument is over. Theories leave you cool, including your own, until you’ve seen them work twice. Affection arrives as service: the hinge fixed, the proper tool, the memory of who is allergic. There’s a drawer at home where everything is. And the worse the emergency, the drier your jokes.",
      argument: [
        "According to Virgo, good work comes from preparation, and ease is suspicious. The ESTP in you prepares as little as possible and is best when there was no time to. So your finest moments break the rules of the part of you that gives the grades, and while the others are still amazed, you shrug, call it luck and go over it at two in the morning. You call it getting away with it, when it’s being good at it. The doubt keeps you sharp. It also means that nothing easy counts, so you go on raising the bar in search of a victory that will.",
        "For five days, when someone thanks you, say, “I’m glad. I’m good at this.” It will feel like lying. At your best you walk into the mess, smile, see the one thing that matters, and put it right before anyone has had time to be afraid.",
      ],
    },
    Libra: {
      thesis:
        "You could sell both sides of a fence and be invited to supper in each yard. ESTP sees what can be had and goes after it; Libra gives that nerve manners, an ear for tone and real discomfort if anyone leaves feeling cheated. So you emerge from difficult bargains with a fair price and a new friend, and two people who can’t stand each other will both sit down with you. It shows at home, too, in how you set a table. Decisions are made instantly and then checked with three people. The fairness is no pose: an insult to a waiter can bother you for days.",
      argument: [
        "Blunt is how the ESTP in you wants it, and it’s about to say so when Libra sees the other face begin to fall and hunts for nicer terms. You’re so quick that the hunt is invisible, and what comes out sounds like a wish while it’s already a settlement. Negotiations end in a handshake because you discovered what they’d accept before mentioning what you wanted. It means you’re hardly ever refused and seldom get the thing itself. The other person loses, too, since they can’t surprise you with a yes to the larger wish.",
        "Once this week, say the original aloud before you’ve looked at anyone: “What I want is the whole weekend, just us.” Bargain afterward. In your finest hour you stand between two furious people, say something accurate and funny, and let both of them win without lying to either.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re the life of the party, and you’ve noted all the exits. ESTP gives you sharp senses and a fast body; Scorpio puts those senses on a night shift, so while you seem to be enjoying yourself you’ve caught the altered story and the glance across the dance floor. The funniest person at the table is often you, and so is the one who later hears about the divorce, since nothing shocks you. Those you love get a bodyguard, a driver and a very frank adviser. Your own affairs stay home with the shades down, and few have seen how tender you are with anyone at the end of their strength.",
      argument: [
        "Ordinary kindness doesn’t persuade you. The ESTP in you believes nothing it hasn’t seen in action, Scorpio suspects a face behind the face, and to both of them good manners are a coat of paint. Someone is proven after you’ve watched them angry, broke or scared, and your circle is solid because of it. But when no trouble turns up by itself, you sometimes supply a little: a harsh remark, a dare, a sudden chill to see who notices. People under pressure hide. You push, and learn less than they’d have told you gladly.",
        "This week, let one decent act count, and tell the person, “I noticed that, and I’m going to believe it.” At your best you’re the one people want beside them on the worst night of their lives: fast, fearless, darkly funny, and impossible to scare away.",
      ],
    },
    Sagittarius: {
      thesis:
        "You have a full tank, half a map and a van of people who swore they weren’t coming. ESTP gives you the nerve and the know-how to improvise when the road is closed; Sagittarius adds the faith that something better lies just past it, and the faith is contagious. To a tired friend you say, “We’re going, all of us, in May,” and at once they can see it, because you can. Places are learned by getting lost, subjects by arguing. Your affection is inclusive: there’s always another chair. And late, with one hand on the wheel, you’ll ask what makes a life good, and mean it.",
      argument: [
        "A plan is most exciting at the minute you announce it: bright faces, everyone talking at once. For Sagittarius that’s the vision, and for the ESTP in you it’s something happening right now, so every word is sincere. Only, the thrill arrives early and in full. What remains is errands, and by then a newer excitement has come along, so the promise gets most of the pleasure and the keeping gets the leftovers. People come home braver from the trips you do take. For the others they’ve requested days off, and after a second disappointment they nod and pack nothing.",
        "This week, label what you announce: either “I’m just dreaming here,” or “I’m serious, and I’ll book it tomorrow at noon.” There’s no third kind. On your great days you collect people who had given up on the horizon, feed them at a truck stop, and deliver them laughing.",
      ],
    },
    Capricorn: {
      thesis:
        "You’ll dive off the roof, once you’ve measured the pool. ESTP supplies the nerve, the quick eye and the taste for a gamble; Capricorn makes the gambler read the fine print and bring spare fuses, so your risks look reckless from outside although the worst possibility is priced to the dollar. That’s why people feel safe taking chances with you. Affection, in your hands, turns solid: the gutter repaired, the policy paid, the ride to the airport at four. Your humor is dry enough to store grain in. And once the work is finished, there’s a daredevil in there who’d still leap off the pier in expensive shoes.",
      argument: [
        "The ESTP in you has to bet; a life without stakes puts it to sleep. But others depend on you, a good name takes years, and Capricorn won’t have anyone see you bleed. So a bad month, a wrong investment or a medical scare gets handled alone, at night, with a calculator. The winnings are shared. The losses stay private. It’s meant to spare people worry, and for a while it does, but they’re living with half the figures, and they sense it, and no one can be useful in an emergency they haven’t heard of.",
        "This week, report one that’s still open to a person it touches: “I have a problem, it’s about this big, and I don’t have the answer yet.” Stop there. At your best you’re the grown-up who still plays: you build the thing properly, and then you’re first down the slide.",
      ],
    },
    Aquarius: {
      thesis:
        "A crowbar with a sense of humor: that’s you. The ESTP in you tests a thing by leaning on it, and Aquarius points that weight at the rules, so tell you it’s never been done and you’ve already begun. What results is a cheerful troublemaker with a public spirit, the kind who gets the locked gate open and then waves everyone else through. The mechanic, the professor and the difficult neighbor all get along with you, because you’d like to see how each of them works. Friends get your last tank of gas and an argument all the way. Home is a workshop with a couch in it. And your wildest ideas have blueprints.",
      argument: [
        "The ESTP in you moves when it feels like it. Aquarius means to be no one’s property and hears a claim in the friendliest “See you Sunday.” So Sunday goes sour, although unasked, you’d have come gladly. Your independence is worth a lot, and friends enjoy it, since nothing you do is done for show. The catch is that doing the opposite of what’s expected lets other people decide first. And those who love you learn not to ask for what they’d like, so they go without.",
        "This week, choose something that someone is counting on and that you enjoy, do it on time, and say beforehand, “I’m coming on Sunday because I want to.” See whether your will survives being predicted. At your best you free people: you find the silly rule that everyone has obeyed for years, lift it off its hinges, and bow them through.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a lifeguard who cries at the movies. ESTP gives you quick senses and quicker feet; Pisces takes down the fence between other people’s moods and your own, and gives all that speed something to run toward. So within half a minute you know who is having a miserable day, and within five that person is laughing, with a ride, a couch or a friend of a friend who’s hiring. Instinct decides, often correctly; little is planned, and a surprising amount works out. At parties you make the noise. Alone you can watch rain for an hour, and you remember for years how someone’s voice sounded when they said goodbye.",
      argument: [
        "Pisces feels so much, and the ESTP in you moves so fast, that the act arrives before the feeling has a name. An ache becomes an errand. Often the errand is right, and someone is helped who’d have waited a long time for anyone else. At other times it treats the wrong complaint: you’re lonely and you lend out money, you’re sad and you paint a friend’s kitchen, you’re angry and you forgive everyone lavishly. Then you never find out what it was, and no one can help, since all they see is someone busy.",
        "The next time you’re about to hurry off and repair something, sit for four minutes with empty hands and finish this sentence: “What I feel is…” Then go, if it’s still an errand. Caught in full stride, you make mercy look like mischief, and people are back on their feet before they’ve noticed the rescue.",
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
      "Something different convinces you only when you have tried it on, because thinking about it seems to you like standing still. New habits with your body or your manner generally last longer beside a rival, so choose a friendly one and begin together.",
    "new 2":
      "Earning is money’s exciting half. Saving has no opponent, which is why what comes in with noise goes out unobserved, and a plan with a score you can see on the wall suits you better than a resolution.",
    "new 3":
      "Talking is how you think, so your best ideas turn up in the middle of a sentence and are gone by its end. Dictate one to your telephone each day, and look at the week’s collection on Sunday.",
    "new 4":
      "Home gets the energy left over. After hours of lively people and everything else, four walls seem very still, while a project that you start there with your hands gives you a reason to look forward to the evening.",
    "new 5":
      "Play is where you are most awake, and other people catch it from you, so a dull afternoon rarely survives your arrival. When one of your pleasures begins to turn serious, you may be inclined to move on a little too early.",
    "new 6":
      "Routine bores you because it requires the same move when no one is watching, and since your body pays for the gaps, choose a habit whose effect you can feel by evening. Quick proof keeps you going.",
    "new 7":
      "Beginnings with people are your strength, because you read a face in seconds and say what others only think. The slower second chapter shows whether your interest will last, so ask something you couldn’t have guessed at first sight.",
    "new 8":
      "Some subjects don’t improve with speed. Bold among strangers, you walk around loss, debts or wanting someone badly, so if one of these comes up now, staying in your chair and listening is already a good answer.",
    "new 9":
      "You learn a country by getting lost in it and a subject by taking it apart, and the enthusiasm often ends where the dull chapter begins. A teacher with stories from practice would take you considerably farther than a book.",
    "new 10":
      "Rescuing a bad situation appeals to you more than pursuing a title, so superiors see the rescue and not the judgment behind it, unless you explain how you knew what to do. Two sentences are enough.",
    "new 11":
      "Groups form around you because something generally happens there, and in so much activity it is hard to see who is a friend. Think of those who would still come if you had nothing planned, and invite one.",
    "new 12":
      "Rest strikes you as waiting. Most advice about it was given by people who enjoy sitting, while the kind that moves suits you better, so try swimming or an aimless drive, and let your mind be idle meanwhile.",
    "full 1":
      "People respond to your courage so readily that you can mistake the response for being understood. The effort behind it is visible now, bruises included, and those who like you are generally fonder of that than of any success.",
    "full 2":
      "Your memory keeps the victories. That is why the story you tell about your money differs from the one your receipts tell, so put them side by side, and look for the expense that you can’t even recall enjoying.",
    "full 3":
      "A blunt remark leaves you as a fact and reaches the other person as a verdict, and you seldom see it happen because you have already moved on. If one comes back to you now, a short apology without an explanation is enough.",
    "full 4":
      "Your family remembers who was in the house, and since you only feel useful in motion, you were frequently on the phone or nearly gone. Stay at the table. An hour there, without being useful, means more to them than you suppose.",
    "full 5":
      "Applause is fastest after a risk, so you easily miss the mild successes, such as a child who copies your laugh or a face that brightens because you came. There are more of them than you expected, as one evening of looking shows.",
    "full 6":
      "Excitement covers up a bad knee or three short nights, so your body’s complaints reach you late and offend you slightly, while the one repeated most often is still modest. Give it an appointment soon.",
    "full 7":
      "The people near you see what you do under pressure more clearly than what you feel, because you demonstrate the first and skip the second. Tell one of them which question you would least like to be asked, and why.",
    "full 8":
      "You are extremely fast. Whatever is unsaid about money, grief or desire becomes heavier the longer you outrun it, and yet once it stands before you, you say in one breath what others avoid for a year.",
    "full 9":
      "Convictions are, for you, things that have worked more than once, and you defend them with pleasure. An opinion can go out of date without telling its owner, so choose one from your youth and test it on someone half your age.",
    "full 10":
      "Credit comes to you for the save and the deal, and hardly ever for the months in which you kept everything running, since you never mention those while people are looking at your work. Describe the dull part.",
    "full 11":
      "Generous with a crowd, you get generosity back, and still few people in it know what worries you, because you have left them no opening. Notice who asks a second question after your first cheerful answer.",
    "full 12":
      "Tiredness catches you after the excitement, in the car or the shower, and since your habit is to start something else before it can be felt, let it speak for ten minutes. Its message is brief and reasonable.",
    "eclipse 1":
      "Being the daring one is a part you have played so well that other people give it to you unasked. If it no longer fits, no announcement is necessary, because they adjust when you behave differently.",
    "eclipse 2":
      "Income changes wake you up. Before they frighten you, which is an advantage, use the first energy to consider what occupation you would choose if there were no one to impress.",
    "eclipse 3":
      "When a familiar way of talking with people stops working, your impulse is to push harder or joke louder. Half the speed gets you farther at such a time, particularly with neighbors and relatives.",
    "eclipse 4":
      "Roots were never your favorite subject. You always landed on your feet, but an upheaval at home shows you what the landing place meant, and missing it is no weakness in a person of action.",
    "eclipse 5":
      "A thrill can wear out overnight with you, and then the game or the other player gets the blame. What replaces it is often less loud, and it deserves more than one evening before you judge.",
    "eclipse 6":
      "The end of a job or a routine seldom alarms anyone who improvises as you do. In choosing what follows, ask for movement, daylight and at least one colleague who enjoys an argument with you.",
    "eclipse 7":
      "Waiting is part of the work. When a close bond changes its shape, you want to act immediately so that you needn’t feel uncertain, though a single honest question does more than any gesture.",
    "eclipse 8":
      "Endings are difficult for those who live in what comes next, so if there is a loss for which you never stopped, an hour in the right place, without any ceremony, is sufficient.",
    "eclipse 9":
      "Losing a certainty seldom upsets you. Since you have changed your mind at full speed before, leave some time between the old answer and the new one, and read something in between.",
    "eclipse 10":
      "After a title or a goal is gone, you notice the silence, because attention was part of the pay. Your reputation rests on how you act when things go wrong, and it goes with you.",
    "eclipse 11":
      "Leaving without a farewell is your way out of a group, because a goodbye can’t be improvised, but among those you leave now there is usually one who deserves more. Make the awkward call.",
    "eclipse 12":
      "Being busy is an excellent place to hide, and you have used it well. If an old sorrow or simple lack of sleep comes out of hiding now, give it a free day before anything else.",
    "jupiter soft":
      "You see opportunities before other people have finished their coffee, and at such a time more of them than usual are real, so that everything looks like the main chance. Choosing is the difficulty. Picture each on a rainy afternoon, and take the one you would still want.",
    "jupiter hard":
      "Confidence multiplies quickly in you, because so many of your gambles have succeeded that caution looks like bad manners. The promises become larger along with the mood. Before you agree to something big, speak with the person who will have to deliver it, and believe their estimate.",
    "saturn soft":
      "Discipline becomes bearable to you as soon as you can see the result, as an athlete stops minding the drills, and progress is regular now, though without fireworks. Practice every day. Kept to the same hour, a talent on which you have been coasting can become mastery.",
    "saturn hard":
      "Limits seem personal to someone who is used to talking or running past them, so your first impulse is to test them by force. Whatever resists you now generally has a reason, and often a dull and legitimate one. Find it out before you spend your strength.",
    "uranus soft":
      "Change suits you, and while others are still protesting, you are already looking for what can be done with it. Surprises tend to favor a person who never relies on a script. If you once gave up a wild idea because it was too early, take another look.",
    "uranus hard":
      "Restlessness looks for a target. Under pressure you would rather break something than be bored by it, and much of that impulse is useful information about what you have outgrown, so try altering a single hour of the day. The entire arrangement around it can wait.",
    "neptune soft":
      "You trust what can be touched, and imagination is not what you are famous for. In a period like this a film, some music or an unexpected kindness moves you more easily than it ordinarily would. You may enjoy that, and no joke is needed to get out of it.",
    "neptune hard":
      "Blurred signals irritate you. Your gift is reading what is in front of you, and so you fill the gap with nerve, which works on familiar roads and badly on strange ones. Ask a careful friend for a second look before you move.",
    "pluto soft":
      "Winning a moment is something you learned early, and this period favors a longer sort of strength, which alters a situation from within. You are more persuasive now in a low voice. People sense that you mean it, and they stop waiting for the joke at the end.",
    "pluto hard":
      "Being pushed brings out the fighter in you, a good one, who rarely asks what the prize is for, so that the wish to win can become larger than the matter itself. Step back first. After two days, see how much of the fight is left.",
    "mercury retrograde":
      "Details escape you now, because you agree to things while walking and expect your memory to catch up. A written list saves you most of the detours, although you are good at those.",
    "mercury direct":
      "Misunderstandings are easier to clear up, and conversations with which you had lost patience become brisk again. An arrangement that looked hopeless deserves one more attempt before you drop it entirely.",
    "venus retrograde":
      "Old loves and old tastes improve at a distance, because you remember the opening scene and forget the last, although a warm thought does no harm. Enjoy it without buying a ticket.",
    "venus direct":
      "What you like is clear again, in people as well as in purchases, and pleasure is fresh. Someone was patient with you in the meantime, and would enjoy an evening out.",
    "mars retrograde":
      "You never trained for waiting. When your energy idles you are therefore tempted to start trouble, although physical work at half speed uses it up in a friendlier way.",
    "mars direct":
      "Energy returns, and with it the urge to make up for lost time everywhere at once, so give the first push to whatever will still matter to you a year from now.",
    "ingress jupiter":
      "For about a year this area offers you more space, and you have never left a space unfilled. The best of it rewards those who stay after the opening night is over.",
    "ingress saturn":
      "A longer and stricter period begins here, and no one with your reflexes is pleased at first, although what you build step by step is the sort of thing you like to describe afterward.",
    "ingress uranus":
      "Keep one thing near you unchanged. Years of sudden turns begin in this area, and although few people are better suited to them, it lets you know how far you have come.",
    "ingress neptune":
      "You like a score. Over many years this part of life becomes softer and more difficult to measure, and since there is none here, look at how people feel after you have been there.",
    "ingress pluto":
      "Over a long period this area is rebuilt from the foundation, mostly out of sight. You prefer quick results, and it helps to know early what you would never put at risk.",
  },
};
