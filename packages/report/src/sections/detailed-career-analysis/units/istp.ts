import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold" },
    lines: [
      [
        "paragraph",
        "For most people the day goes wrong when the alarm sounds. For you that’s when it starts making sense. Everything unimportant drops away, there’s one thing to do and a few seconds to see what it is, and you’re quieter than you’ve been all week. Flight paramedics work there, and emergency physicians, avalanche technicians, crane operators in a rising wind, stunt coordinators, and the network engineers who get the call when a hospital’s system goes dark. What wears you out is a full day in which nothing you touched is any different by five.",
      ],
      [
        "paragraph",
        "You’re at your best with a small crew, real authority over your own corner, and a boss who tells you where the fire is and then gets out of the way. People will follow you without your asking, because you go first.",
      ],
      [
        "paragraph",
        "After a great month comes a slow one, and that’s where your jobs end. Bored, you start a feud over the schedule, or you quit in an afternoon over something that would have blown past. Treat the slow stretch as part of the trade and go to your boss before it goes to your head: “I’m no good idle. What’s the worst problem you’ve been putting off? Give me that and a date.”",
      ],
      [
        "paragraph",
        "The report you leave for later, so the story gets written by whoever stayed at a desk, and the raise goes with it. Before you’ve sat down, talk two minutes into your phone about what you saw, what you did, and how it came out. Send that. It’s one more thing done fast, and over the years it’s worth more than any medal.",
      ],
    ],
    ask: "Which job did you leave in a slow month, and what would have come next if you’d stayed?",
  },
  Taurus: {
    stances: { pace: "patience", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Some work can’t be hurried, and you’re the person for it. Wood has to dry, a horse has to decide, a vine takes seven years, and a worn violin will tell you what’s wrong if you hold it long enough. Saddlers, instrument makers, orchardists, and stonemasons live by that, and so do large-animal vets, map archivists, and the engineer who has looked after the same dam since before the manager was hired. You need good materials, a place of your own that nobody tidies, and the sight of the thing at the end. A different desk every morning makes you want to bite somebody.",
      ],
      [
        "paragraph",
        "Apprentices do well beside you. They get shown, then left alone, then shown again without a remark, and they pick up a standard along with the trick.",
      ],
      [
        "paragraph",
        "An honest guess is what loses you work. Asked how long, you say six weeks, because it’s six weeks. A smoother voice says four, gets the contract, and takes nine. Keep your six, and give people something to hold on the way there: “You’ll see it roughed out on the tenth, and you can stop me then if you don’t like it.” Nervous clients aren’t buying speed. They want to know when they’ll next get to look.",
      ],
      [
        "paragraph",
        "Money comes to you late, since old customers still pay what they paid when you began, and you’d be embarrassed to bring it up. Let the calendar bring it up: every January, one printed price list, the same for everybody, mailed before you have time to feel sorry for anyone. Nearly all will stay, because they’ve tried the other fellow. Your own shop suits you, as long as the list goes out.",
      ],
    ],
    ask: "Who is still paying you an old price, in money or in thanks, and what keeps you from saying so?",
  },
  Gemini: {
    stances: { novelty: "new", pace: "haste" },
    lines: [
      [
        "paragraph",
        "A different fault every morning, and somebody grateful to hear what it was: that’s your working life at its best. You poke around, ask the one person nobody asked, and by eleven it runs and they understand why. Live-sound engineers have that kind of day, and locksmiths, flight-simulator instructors, hospital equipment technicians, air-traffic controllers, accident reconstructionists, and patent examiners, who get a new invention with every folder. You need variety, speed, a quiet hour between rounds, and a boss who judges by results. Eight hours of the same screen and you’ll have taken the chair apart.",
      ],
      [
        "paragraph",
        "You explain well because you never make anyone feel slow. Half the building comes to you before it tries the help desk, and you like that more than you let on.",
      ],
      [
        "paragraph",
        "Once you’ve understood a thing, the rest is agony. The fault is found, the fix is in, and the last stretch, the labels and the notes and the second test, lies there for weeks with your name on it. Writing is a poor way to get it out of you. Talking isn’t, so bring somebody: “Sit with me for half an hour. I’ll say how it works, you type, and then it’s really done.” New people will line up for that seat.",
      ],
      [
        "paragraph",
        "The other trouble is on paper, where your history looks like five people’s. Employers see restlessness and offer you the beginner’s wage for the sixth time. Tell it as one story, the person who gets sent in when nobody knows what’s wrong, and attach a figure to three of the cases, hours or dollars. That person isn’t a beginner anywhere. Ask for pay to match, from the first day.",
      ],
    ],
    ask: "What have you nearly finished, and who is waiting for the last piece?",
  },
  Cancer: {
    stances: { voice: "withhold", trust: "slow", company: "solitude" },
    lines: [
      [
        "paragraph",
        "Strangers sleep better because you’re up. Somewhere there’s a lit window, a thermos, a row of dials or a row of beds, and a quiet person who’ll see the change before it’s a problem. Night nurses know that feeling, and so do harbor pilots, nurse anesthetists, elevator inspectors, wildlife rehabilitators, restorers of old houses, and the database administrator who does the backups nobody thinks about. You like being answerable for something that can be hurt. An open-plan office with a ping-pong table drains you by lunch.",
      ],
      [
        "paragraph",
        "A small team is right, the same faces for years, under someone whose word holds. New colleagues get watched for a month and then, without a speech, looked after.",
      ],
      [
        "paragraph",
        "Criticism of the work goes in deeper than anyone meant it to. A supervisor says the log was thin, you say “fine,” and for two weeks you do precisely what’s written in the job description. The supervisor, who has forgotten the remark, wonders where your good nature went. Go back the next morning, while it’s still small: “The comment about the log bothered me. Show me one you’d call good, and I’ll match it.” Mostly it turns out they thought well of you and were in a hurry.",
      ],
      [
        "paragraph",
        "Half of what you do is a favor. You trained the new man, you take the Sunday calls, you know which valve sticks, and none of it’s in the contract, so none of it’s in the pay. Write the contract you actually work, one page, and bring it to your review along with a number. Leave for somebody who reads it properly, if it comes to that. Don’t stay underpaid because the building would miss you. Buildings get over it.",
      ],
    ],
    ask: "What do you do at work that nobody assigned, and what would it cost them to hire someone for it?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Mastery with a crowd somewhere near is what gets you out of bed, and it needn’t be a big crowd; one client with an open mouth will do. Surgeons have it, and mountain guides, test pilots, master glassblowers, golf-course architects, and senior animators who draw a horse at their desk until the whole studio comes to look. You need hard problems, first-rate equipment, and a boss you can respect, because you can’t fake that for a week. A place where the best and the laziest get the same handshake makes you lazy, too.",
      ],
      [
        "paragraph",
        "As a teacher you’re better than you believe: you do it once, slowly, hand over the controls, and stand where they can’t see you being nervous. People who learned from you mention it for the rest of their careers.",
      ],
      [
        "paragraph",
        "Because you make it look like nothing, you get paid for nothing. The client sees twenty easy minutes and thinks the fee is steep, and you’re too proud to mention the years. Show them beforehand. Let them see two ways it goes wrong, with pictures, and then name your price in one breath: “It’s four thousand. You’re paying for the part that won’t happen.” After that, no shrugging.",
      ],
      [
        "paragraph",
        "Losing face is the more expensive problem. One public mistake, or one younger rival with a better day, and you announce that you’re bored with this line of work. You aren’t bored. Give yourself a rule that suits your pride: never quit within ninety days of a defeat. Get up at dawn, and practice what beat you where nobody can see. If you still want to leave once you’ve won again, leave.",
      ],
    ],
    ask: "What did you give up soon after looking bad at it, and who would have been glad if you’d stayed?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A thousandth of an inch is a moral question to you, and some places need such a person. Watchmakers, dental technicians, toolmakers, lab microbiologists, bookbinders, aircraft inspectors, and software testers are all paid to notice what everyone else was willing to sign. You like a clean bench, a clear standard, and a finished piece you can hold up to the window. What wears you down is doing it wrong on purpose, because the schedule says so. You’d see it every time you walked past.",
      ],
      [
        "paragraph",
        "Work for somebody who understands the trade, so that a nod means something. Beginners get a fair deal from you. You show them the mistake without an audience, then the way to feel it coming.",
      ],
      [
        "paragraph",
        "Five hours go into a job that was priced at two. The customer wanted it running, you gave it the back side too, and at the end of the month you’re tired, late, and oddly resentful of people who never asked for the back side. Settle the grade before you touch it: “Is this for display, for daily use, or to get you home? I’ll price it that way.” Then build exactly that, as well as that can be built. A good temporary repair is a craft of its own.",
      ],
      [
        "paragraph",
        "Bigger jobs go by because you read the posting like an inspector, find two of the nine requirements you don’t meet, and put it down. Less careful people apply with four. Make it a tolerance instead: seven out of nine passes, and the letter goes out the same evening, unpolished, with three jobs you’ve done and what each one saved. They can train the other two. What you have already, they can’t.",
      ],
    ],
    ask: "Which job did you rule yourself out of, and would you have ruled out a friend with your record?",
  },
  Libra: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "Your best work looks as if nothing had been done to it. Somebody took away everything that wasn’t needed, the thing runs or stands or sounds right, and a stranger feels at ease without asking why. Furniture designers do that, and so do film editors, plastic surgeons, bicycle frame builders, lighting technicians, landscape architects, and contract mediators who can turn nine angry pages into one. You need proportion around you: a decent room, colleagues who don’t shout, mornings alone with the material and a person or two in the afternoon. Ugly work for rude people goes home with you and sours the weekend.",
      ],
      [
        "paragraph",
        "Put between two departments that hate each other, you get the drawings out of both. You never gossip, and you ask each of them what the part is for.",
      ],
      [
        "paragraph",
        "Clients are where the good work gets lost. They want the gold handles, you can see it’s a mistake, you say “We could do that,” and your replies get later and later. Don’t argue, since you won’t; draw. Put two versions next to each other, priced, and say, “This is yours, this is the one I’d put my name on, and here’s why.” Most people choose the better one when they can see both. The rest get gold handles and pay for them.",
      ],
      [
        "paragraph",
        "Partnership tempts you, because somebody else would do the talking. The talker sells, the talker signs, and after a few years the talker has the larger share of what you made. Write down who owns what while you still like each other, percentages included, and have someone outside read it. You’d never start a chair without a drawing. A friendship with money in it deserves one, too.",
      ],
    ],
    ask: "Whose gold handles are you making right now, and when did you stop saying so?",
  },
  Scorpio: {
    stances: { focus: "one", company: "solitude", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Whatever has been buried, lost, sealed, or covered up is your kind of work. You go in alone and come back with what really happened. Salvage divers do it, pathologists, arson investigators, cave surveyors, safe technicians, and detectives on old cases, and so do the security researchers and auditors who sit at a screen until the false entry gives itself away. One long problem and a door that shuts, please. What you can’t stand is chatter on top of it, such as the daily meeting about how everybody is feeling about the work.",
      ],
      [
        "paragraph",
        "You can work for a hard boss, never for a sly one. A junior who once stayed till two with you has a defender for the rest of a career.",
      ],
      [
        "paragraph",
        "Being the only one who knows is your pleasure, and it’s also your ceiling. The method’s in your head, the contacts answer only to you, and you feel safe. Management sees a person who can’t be spared, so they promote someone who can. Choose an heir before you ask for the bigger job, and say so upstairs: “By June she can do this without me. I’d like to talk about what I do in July.” The old secrets are the price of larger ones.",
      ],
      [
        "paragraph",
        "Grudges cost you the rest. A manager takes credit once, you say nothing, and for three years he receives correct, ice-cold service, which he puts down to your personality and writes into your evaluations. Ask him one straight question, alone, within the week, about why your name wasn’t on it. Some will be ashamed and put it right. If he lies, you’ll see it, and you can leave on good evidence, three years sooner.",
      ],
    ],
    ask: "Who at work has your coldest manners, and did they ever learn what they did?",
  },
  Sagittarius: {
    stances: { candor: "truth", risk: "bold" },
    lines: [
      [
        "paragraph",
        "Put you where the pavement stops. The parts have to be carried in, the instructions are wrong for this altitude, and you’ve got until the weather turns. Bush pilots earn their living that way, and field geologists, expedition doctors, well drillers, wind-turbine technicians, documentary camera operators, and the logistics planners who sit behind a desk in Nairobi or Anchorage getting the rest of them home. Distance, physical fact, and a free hand are your conditions. A corridor with carpet and a key card turns you sarcastic within a month.",
      ],
      [
        "paragraph",
        "Locals like you, because you ask how they’d do it. The best boss for you names the mountain, gives you the money, and expects a call on Fridays.",
      ],
      [
        "paragraph",
        "Your candor goes off at the wrong range. “Who did this?” you ask, peering into the cabinet and laughing, and the man who did it is holding your flashlight. He’ll be unhelpful for as long as you’re there. Get curious one step earlier: “What were you up against when you put this in?” The answer is nearly always money, cold, or a missing part, and you’d have done the same.",
      ],
      [
        "paragraph",
        "Paper is what really fences you in. The license lapses while you’re upriver, the receipts are in a boot, and a contract that paid well comes out even because half of it was never billed. Discipline won’t help; hire somebody, four hours a month, to keep your dates and send your bills, and do exactly as that person says. It’s the cheapest ticket you’ll ever buy. With a clean set of papers you can work for yourself in most places on earth, which was the idea all along.",
      ],
    ],
    ask: "Which closed road in your working life came down to a form you didn’t send?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "They call you last and should have called you first. Something has failed, talk hasn’t helped, and a quiet person arrives with the right tool and stays until it holds. Put that person in an operating room setting bones, in a ship’s engine room, under a bridge looking for cracks, on a power line in January, at a cabinetmaker’s bench, or at a desk inside a hacked company, asking everyone to stop typing. It works or it doesn’t, and you find that restful. Mandatory enthusiasm wears you out faster than night shifts.",
      ],
      [
        "paragraph",
        "Crews trust you, and beginners are afraid of you, since in your language silence means approval and nobody gave them the dictionary. Tell each one on the first day, “If I’m quiet, you’re doing fine. If something’s wrong, you’ll hear it from me.” Fear makes people clumsy, and you’ll see it leave their hands.",
      ],
      [
        "paragraph",
        "The more you prevent, the less anyone sees. Your pump doesn’t fail in August, and the bonus goes to whoever heroically repaired theirs. You hate to advertise, so don’t; keep books. Three lines a month, what you replaced, what it cost, and what the failure would have cost, is nobody’s idea of bragging. Put it on the desk at your review and let them do the subtraction.",
      ],
      [
        "paragraph",
        "Rank appeals to you more than you admit, and meetings less. Some jobs have both the title and the tools, so ask early how one gets there. You’d also make a fine boss for yourself, except that you’d sooner do a job over than charge for it. Write the invoice in the truck, before the tools are cold. The bill is the last step of the repair.",
      ],
    ],
    ask: "What did you keep from going wrong this year, and who above you has any idea?",
  },
  Aquarius: {
    stances: { order: "improvise", novelty: "new" },
    lines: [
      [
        "paragraph",
        "There’s a manual, it’s wrong, and you’ve stopped reading it. Good work for you starts there, where the old way has run out and someone has to build the next one from what’s lying around. Prosthetics inventors start there, and so do machinists in research labs, special-effects riggers, open-source maintainers, drone surveyors, and satellite operators coaxing one more year out of a thing nobody can touch. Odd hours suit you, and so does a mixed crew where no one asks what you studied. Copying competitors puts you to sleep with your eyes open.",
      ],
      [
        "paragraph",
        "For a boss, pick somebody who explains the purpose and leaves the method to you. Colleagues get your tricks for nothing, and a fair hearing for theirs, even the intern’s.",
      ],
      [
        "paragraph",
        "Stupid rules you simply don’t follow. The sign-off is pointless, you skip it for a year, nothing happens, and then something does, and all the good you did is filed under the signature that isn’t there. Fight the rule where it lives, with its own weapons: “Let me run it without the sign-off for a month, on one machine, and we’ll compare the failures.” Half the time you’ll kill the rule. The other half you’ll learn what it was for.",
      ],
      [
        "paragraph",
        "Nobody else can run what you build, either. It’s brilliant, it’s held together by three things you know, and once you’re gone it dies, along with the credit. Before you show it off, hand it to the least technical person in the place, sit on your hands, and watch where they get stuck. Fix those spots, put your name and a fee on it, and it can earn for you while you’re off on the next one.",
      ],
    ],
    ask: "What have you built that died when you left, and who was relying on it?",
  },
  Pisces: {
    stances: { order: "improvise", company: "solitude" },
    lines: [
      [
        "paragraph",
        "A living thing is in trouble and can’t say where it hurts. You sit down beside it, go quiet, and let your hands find out. Equine dentists work like that, and so do physical therapists, marine-rescue crews, paper conservators, piano tuners, radiologic technologists, and the sound editor in a dark room who hears, under forty minutes of wind, the one breath that has to stay. You’re at your best where it’s calm, the material answers, and no one’s selling anything. Loud offices get into you like a chill; by four you’ve caught everybody’s mood and can’t find your own.",
      ],
      [
        "paragraph",
        "The right boss for you comes by in person, says clearly what’s needed and when, and doesn’t mistake your stillness for laziness. Frightened clients feel your shoulders drop and drop theirs.",
      ],
      [
        "paragraph",
        "Time runs through your fingers. You were going to stop at three and it’s dark out, and the customer’s been waiting since Monday. A planner won’t help you, because you’d have to look at it. Use a person: “Call me at two every day this week. I’ll tell you what’s going out the door by five.” You’d let down an alarm without a thought. A voice is harder.",
      ],
      [
        "paragraph",
        "Prices melt, too. You hear that they’ve had a rough year, and before they’ve finished you’ve taken off a third, unasked. Give the number away to somebody with no ears: a printed sheet, or a partner who likes sending bills. If you want to be generous, and you will, set aside four free jobs a year and choose them deliberately. Charity you’ve chosen leaves you glad. The other kind leaves you broke, and quietly cross with people who only told you about their day.",
      ],
    ],
    ask: "Whose hard luck have you been paying for, and did they ask you to?",
  },
};
