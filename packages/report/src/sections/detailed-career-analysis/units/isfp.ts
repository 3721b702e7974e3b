import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: { pace: "haste", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Certain things won’t wait for a meeting. Hot glass sags, a mare goes down at midnight, the light leaves a face, and your hands have done what was needed before your head has an opinion. Glassblowers live by that, as do farriers, emergency veterinarians, burn-unit nurses, hand surgeons, the press photographer, and the picture editor at her desk, with four hundred frames and ten minutes. Urgency wakes you up, provided there’s something beautiful in it, or a heartbeat, while waiting for approval puts you out like a light.",
      ],
      [
        "paragraph",
        "Coworkers are calmer with you there when it’s bad, but in quiet weeks they lose track of you, because you’ve gone to find something to do. Trainees adore you: you show them once, hand over the tool, and look elsewhere while they’re clumsy.",
      ],
      [
        "paragraph",
        "Being corrected in front of others is the hard one. Your face stays pleasant, and inside you’ve quit. Some of your exits have been right; others were a decent job, a clumsy supervisor, and a hot day. So finish the shift, always, and then find that person alone: “Tell me that kind of thing in private, and I’ll fix it faster than anybody here.” Most will be relieved, and if they aren’t, you can go with a clear head.",
      ],
      [
        "paragraph",
        "Credit and money go to people who stay to be counted, while you’re off at the next fire. Keep a plain log of what came in, what you did, and how it turned out, ten minutes every Friday, and bring it to your review. An outfit of your own would suit you, but before you buy the truck, hire somebody who enjoys sending bills.",
      ],
    ],
    ask: "What did you last walk away from in anger, and what would you have asked for if you’d stayed until the next morning?",
  },
  Taurus: {
    stances: { pace: "patience", focus: "one", thrift: "thrift" },
    lines: [
      [
        "paragraph",
        "Good things take as long as they take, and you’re one of the few people at any workplace who find that restful. Cheesemakers, luthiers, and vineyard managers are paid to wait well. The landscape architect is planting for a shade she won’t sit in, the perfumer starts over for the ninth time, the massage therapist doesn’t hurry a shoulder, and the wool buyer shuts his eyes and knows the farm. Give yourself one material, decent tools, daylight, and mornings without talk. Open-plan cheerfulness exhausts you, and so does anything made to be thrown out.",
      ],
      [
        "paragraph",
        "Beside you, nervous people slow down and do better work. You lead by being consistent, but what you can’t do is be hurried: certain bosses push, you say “sure,” and everything about you takes a little longer. To them it looks like defiance, and it partly is. Beat them to it with a date of your own: “I can give you a rough one Tuesday or a good one Friday. Which is worth more to you?” People who’ve been given a choice stop hovering.",
      ],
      [
        "paragraph",
        "The other danger is the comfortable stool. You like the window and the two people at lunch, and so you’ve done master’s work for an assistant’s pay through three rent increases. Loyalty isn’t the same as being settled. Once a year, in the same month, learn what somebody else would pay for your hands, and take that figure to the person who signs.",
      ],
      [
        "paragraph",
        "A shop of your own is a real possibility, since you’re careful with your own money and don’t need to be the biggest. Start it small, on the side, over several seasons.",
      ],
    ],
    ask: "What has staying in your pleasantest job cost you, in money or in years?",
  },
  Gemini: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Put someone in a chair across from you, with your hands busy and the talk wandering, and an hour later that person stands up different. Hairdressers do it, and tattoo artists, portrait photographers, costume designers at a fitting, the prosthetist adjusting a new leg, the optometrist who finds out that a boy hated reading because he couldn’t see it. Magazine photo editors do it from a desk. The work takes an eye, a touch, and something to say, and few people have all three. New faces wake you up, while a boss who explains how to hold the scissors puts you to sleep.",
      ],
      [
        "paragraph",
        "In any shop, the nervous client is the one they give to you. As a manager you’re adored and hard to quote, because everyone heard it a little differently, so write whatever matters on the wall.",
      ],
      [
        "paragraph",
        "Price is where it hurts. The woman in the chair is lovely, she’s told you about her mother, and the number that leaves your mouth is the one you’d charge a cousin. Say, “I’ll send you the price tonight,” and set it alone, with the rent in front of you.",
      ],
      [
        "paragraph",
        "The other danger comes later and feels like freedom. Learning is your happiest stretch, so you’re ready to leave a trade about when it begins to pay, and after a few of these you do many things nicely and nobody knows which to recommend you for. Pick the one you’d gladly do again tomorrow. Hang it in the window, find somebody who’ll teach you its hardest part, and keep the others for love. Rent a chair in a good room, beside people you like, with someone patient to do the invoices.",
      ],
    ],
    ask: "For whom did you last lower your price, and what was it about them that made you do it?",
  },
  Cancer: {
    stances: { head: "feeling", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Your best work is with people who aren’t dressed for company. The baby in the incubator, the mother at four in the morning, the traveler in socks who only wants a lamp and an egg: with all of them it takes somebody quiet who notices, as neonatal nurses do, and midwives, innkeepers, hospice physicians, and preschool teachers at nap time. The illustrator of picture books has the same gift, and so has the architect who makes a nursing home feel like somebody’s home. Bright lights, targets, and strangers all day leave you hoarse, even if you’ve hardly spoken.",
      ],
      [
        "paragraph",
        "Teams are gentler with you in them. As a manager you’d do almost anything for your staff except tell them off, and you need a superior whose mood you don’t have to read in the hallway.",
      ],
      [
        "paragraph",
        "When two colleagues are at odds, you absorb it, do the extra shift to make it better, and go home with a headache that belongs to somebody else. Ask one question instead, of the one you trust: “Is this about me, or did I just walk into it?” It’s almost never about you. Then go back to your patient, or your page.",
      ],
      [
        "paragraph",
        "About money, you find it hard to send a bill to anyone you’ve seen cry. Have the fee fixed by the practice, the publisher, or a friend with a calculator, in writing, before you meet a soul. And keep the letters, which accumulate, and the year you ask for a better position, put three on the table, where they’re hard to argue with.",
      ],
    ],
    ask: "Whose bad mood did you last try to work off for them, and did they ask you to?",
  },
  Leo: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "Some people’s whole pleasure is to make another person look magnificent, and you’re one of them. Lighting designers do it from the back of the house, and so do wedding florists, jewelers with one client and one stone, figure-skating choreographers, voice teachers, and the reconstructive surgeon who gives a woman back her face. It’s in the art director, too, who knows which of two covers will make a stranger stop. You need a person it’s for and an evening when it’s seen, and when nobody will see it, you’re cranky by noon.",
      ],
      [
        "paragraph",
        "You lead by delight: beginners bring you their first attempts because you find the good inch and tell them to go on from there. A chilly superior is harder for you than a demanding one, so take the demanding one.",
      ],
      [
        "paragraph",
        "When a committee changes your work, you stop caring about it: you hand over the next piece correct and lifeless, they notice, they meddle more, and it ends with everybody proving their point. Defend it once, early, out loud: “I’d fight for the dark blue, and here’s what we lose without it. The rest is yours to change.” Having fought for one, you can live with the others.",
      ],
      [
        "paragraph",
        "Your name is another matter. You leave it off, hoping that somebody will insist, because praise you’ve had to arrange for gives you no pleasure, and the credit settles on whoever was standing nearest. So sign your work, every piece, in the corner, and when you quote a fee, don’t add that you enjoyed it. Working for yourself will tempt you early, and you can do it as soon as three clients have come back without being charmed. They came for the work, so they’ll pay for it.",
      ],
    ],
    ask: "Which piece of your work is being credited to somebody else, and what did you say when it happened?",
  },
  Virgo: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Done well, your work can’t be seen. A painting looks as though it had never been torn, a crown as though it had grown there, and the hand that was crushed in May can hold a pencil by fall. Paintings conservators have that pleasure, with dental technicians, hand therapists, wildlife rehabilitators, compounding pharmacists, and the mapmaker or type designer whose reader never gives it a thought. You want good light, small scale, clean tools, and a creature or a person at the end of it, and being told that close enough is fine wears you down.",
      ],
      [
        "paragraph",
        "The people you train become careful without becoming afraid. You show them the stroke, and then again, slower. Under a boss who shouts, you make mistakes you haven’t made since school, so ask in the interview what happened the last time something was ruined, and listen to the tone.",
      ],
      [
        "paragraph",
        "Deadlines make you suffer, because you finish by feel, and then go on, past the point where it was right, until it’s late and slightly dead. Ask beforehand, “What does it have to do, and who’ll be using it?” When it does that, for that person, put it down and go outdoors. An hour later, look once; anything you’d have to hunt for is finished.",
      ],
      [
        "paragraph",
        "Handing it over, you point out its faults. Employers are uncomplicated about this: they believe you, and they pay accordingly. Let it lie on the table without a word, or say what it took: so many hours, a method few people know. Being hard to replace is the part they can’t see, since you’ve made it look as if nothing had happened. Once a year, bring the picture from before.",
      ],
    ],
    ask: "Which finished thing are you still improving, and who’s been waiting for it?",
  },
  Libra: {
    stances: { candor: "peace", lead: "support" },
    lines: [
      [
        "paragraph",
        "Any two things look different side by side, and you can feel when they’re right. A film editor does that all day with a glance and the closing of a door, a garden designer with grasses, a gallery designer with the distance between two canvases. Piano accompanists do it by breathing with the singer; orthodontists, sommeliers, and colorists at a textile mill have the same gift, and it takes training of every length, from an apprenticeship to a doctorate. You do well with one gifted partner, a handsome room, and time to try it the other way around. Raised voices spoil the whole day’s work.",
      ],
      [
        "paragraph",
        "Colleagues show you their drafts before they show the boss, and clients feel they’ve chosen it all themselves, and that’s a skill with a drawback, because they then wonder what they’re paying you for. Put three versions in front of them, say which is yours and why, and charge for the choosing. Hourly rates don’t suit an eye like yours, so quote by the project.",
      ],
      [
        "paragraph",
        "The harder problem comes when two people above you want opposite things. You say something agreeable to one in the morning and to the other after lunch, and build a version to please both, which pleases neither and has lost what was good about the first. They need to be in one room, and you need to speak before they do: “You’ve asked me for two different things. I’d choose the quieter one. Which of you decides?” It’s a very short meeting.",
      ],
      [
        "paragraph",
        "Running a place alone would make you gloomy. Find the partner who enjoys an argument, give them the door and the telephone, and keep the work table by the window.",
      ],
    ],
    ask: "Which decision of yours did you last let a client or a boss believe was theirs, and what did it cost you?",
  },
  Scorpio: {
    stances: { focus: "one", voice: "withhold", company: "solitude" },
    lines: [
      [
        "paragraph",
        "What other people can’t look at, you can, and you go on seeing somebody there. The wound-care nurse does this, as does the pathologist who speaks of her patients by name, the tattoo artist who works over scars, the documentary camera operator, the police diver, and the trauma therapist who uses clay. The medical illustrator draws it, layer by layer, until a surgeon understands what he’ll find. You want weight, privacy, and one thing at a time, since cheerful pointlessness tires you more than any night shift.",
      ],
      [
        "paragraph",
        "Teams find out in the first bad week what you’re made of. People in charge find you hard to read, and the anxious ones will hover, so once a week give them a little before they ask for it, and they’ll leave you alone for the rest.",
      ],
      [
        "paragraph",
        "Suppose a colleague takes credit, or repeats a thing you told her. From then on you work around her, silently, for years, which makes you look like the difficult one. Speak to her once, alone: “That idea was mine, and I’d like you to say so on Monday.” Then watch Monday: if she does it, let it be over. If not, you’ve lost nothing, and you can go to your superior with a fact.",
      ],
      [
        "paragraph",
        "Pay gets mixed up with meaning: because the work matters, you think it shouldn’t be about money, and institutions are happy to agree. Ask what they pay the people who can’t do what you do. Heavy work also needs light weeks, so have those written into the contract, and spend them in water or in woods, with your phone in a drawer.",
      ],
    ],
    ask: "Whom have you been working around, and what would you say to that person in one minute?",
  },
  Sagittarius: {
    stances: { novelty: "new", order: "improvise" },
    lines: [
      [
        "paragraph",
        "A ceiling over you for eight hours makes you dull, and you know it by Tuesday. With weather, an animal or a plant or a person who doesn’t speak your language, and a reason to be there, you’re as good as anybody alive. Field botanists live like that, and so do trail designers, horse trainers, travel nurses, dive instructors, and large-animal veterinarians. Indoors, let it be editing guidebooks or nature films, because you can tell a real place from a postcard. You need free rein, a clear task, and somebody glad when you report in.",
      ],
      [
        "paragraph",
        "Clients relax with you, since you’re never trying to be admired. Groups you lead remember it for years, although a few didn’t know when lunch was. Tell them in the morning, once, and it’ll be a happier afternoon.",
      ],
      [
        "paragraph",
        "The middle of things is your weak stretch. You love the first season and can picture the last, but somewhere in the second year it’s all reports, and a friend calls about a job in Patagonia. Before you answer him, ask for a change where you are: “I’m at my best with something new. Which part of this hasn’t anybody figured out?” There’s nearly always some unmapped country in your own department.",
      ],
      [
        "paragraph",
        "Money has been the price of all this, and you’ve said you don’t mind. Lately you mind a little, so buy your freedom in advance: a tenth of every check into an account with a dull name, before you’ve seen it, and rates that count the days of getting there. Seasonal work or your own small outfit will suit you, so long as winter has been paid for.",
      ],
    ],
    ask: "Which job did you leave in its second year, and what were the people who stayed doing by the fourth?",
  },
  Capricorn: {
    stances: { pace: "patience", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You belong in a craft that takes ten years to learn and shows. Stonemasons, bench jewelers, and furniture makers are of your kind, and so are orthopedic surgeons, landscape contractors, pastry chefs with their own door on the street, and the preservation architect bent over drawings of a stair. You want a ladder with real rungs, a master worth copying, and something by evening that can be touched. Meetings about values exhaust you.",
      ],
      [
        "paragraph",
        "Apprentices fear you for a week and then compare everyone else to you for life. It’s because you correct the work and never the person, and stay late to do it. Say the good part aloud now and then; they can’t see you thinking it.",
      ],
      [
        "paragraph",
        "Your trouble begins when you’re promoted. The best hands in the house get an office, the office has a telephone, and within a year you haven’t touched the stone. Instead of complaining you turn gray, and people put it down to responsibility. Bargain before you accept: “I’ll run the crew if I keep two days a week at the bench.” Get it in writing, because a good firm will see that the two days are why anyone listens to you on the other three.",
      ],
      [
        "paragraph",
        "Money you handle well, apart from the asking. A thing well made, you think, should speak for itself, and it does, to people who know; the ones who pay have to be told. So keep one piece finished ahead, put it on their table, let them turn it over, and name your price in the voice you’d use for a measurement. In time you should own the shop. You’ll go on sweeping it yourself.",
      ],
    ],
    ask: "Which part of your work did you love most in the beginning, and how many hours did it get last week?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "The world is made for a person of average height with two good hands, and your work begins with everyone else. Designers of adaptive clothing have that turn of mind, and prosthetists, assistive technology specialists, builders of instruments for players with one arm, and landscape architects whose playground has a swing for the kid in the chair. Urban ecologists do as much for bats, and the game artist makes a whole world in which the odd creature is the hero. You need a problem nobody has solved nicely, a workbench, and few rules, with the reasons attached.",
      ],
      [
        "paragraph",
        "Colleagues get braver about their strange ideas when you’re there, because you never laugh at the wrong ones. As a leader you leave people alone, a little too much for the new ones, so give those an hour a day when your door is open.",
      ],
      [
        "paragraph",
        "Supervision is a delicate matter. A boss checks in, you close up, and so he checks in more. He isn’t a tyrant; he’s got someone above him and no idea what you’re making. Send a picture of the bench every Thursday, unasked, and settle the terms early: “Tell me what it has to do and when. How I get there is my business.”",
      ],
      [
        "paragraph",
        "Once a thing works, you’re through with it, and then somebody more patient puts it in a box and makes a living. You say you’re glad it’s out there, and you are, and the rent is due. Bring in that patient person on purpose, with a contract that pays you for every box, and let a lawyer read it. Independence suits you better than any job. It lasts longer with a partner who likes boxes.",
      ],
    ],
    ask: "Which idea of yours is somebody else earning from, and what kept you from asking for a share?",
  },
  Pisces: {
    stances: { head: "feeling", company: "solitude" },
    lines: [
      [
        "paragraph",
        "Before anyone’s said a word, you’ve changed how the air feels, and some trades are built on exactly that. A music therapist does it with four notes, a labor doula with a hand on the small of a back, a nurse anesthetist with a voice in the last ten seconds. Riding instructors for disabled children know it, and aquatic therapists, and so do animators, film colorists, and the sound editor who puts rain under a scene so that you cry and don’t know why. Soft light, few people, real feeling, and a way out at four o’clock are what you need.",
      ],
      [
        "paragraph",
        "The frightened client asks for you by name, and students of yours lose their stiffness first and learn the steps afterward. The boss you want is kind and very clear, because with a vague one you spend your strength guessing.",
      ],
      [
        "paragraph",
        "Your hours leak. Each person gets as much of you as they need, so the last one on the list gets it at seven, and you’ve begun to be late in a way that others cover for. Say the end at the beginning: “We’ve got until three, and I’m all yours until then.” Nobody hears that as cold. For your own projects, borrow someone else’s clock, a colleague at the next desk on Tuesdays and Thursdays who’ll ask to see the page.",
      ],
      [
        "paragraph",
        "Your fee goes soft at the edges, too. Every client has a reason, and you can feel it, so decide in January how many places you give away in a year, make it a real number, and fill them gladly. Whoever comes after that pays the whole price, and you can be just as tender with them.",
      ],
    ],
    ask: "Who got the extra hour last week, and who waited for it?",
  },
};
