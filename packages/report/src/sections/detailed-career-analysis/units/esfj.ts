import type { SignUnits } from "../../section-unit.ts";

export const esfj: SignUnits = {
  Aries: {
    stances: { head: "feeling", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Good work for you begins with a door flying open. Someone comes in frightened, or furious, or in labor, and there’s a face to read and a thing to be done about it before lunch. Delivery nurses work that way, and so do flight attendants on a bad crossing, athletic trainers, victim advocates at a courthouse, and assistant principals. At a desk you’d be a fine claims manager after a storm, or the head of customer care whom the angriest callers ask for by name. Give you a week of approvals and circling back, and you’re ill-tempered by Wednesday.",
      ],
      [
        "paragraph",
        "Promises are where it goes wrong. A worried man wants a date, you can’t bear his face, and you tell him tomorrow. Now someone in another department is spending her evening on your kind heart, and she hasn’t told you why she no longer laughs at your jokes. Keep the speed and change what you promise: “I’ll find out what’s possible and call you by four.” Call at four, even with nothing to report. Nobody minds waiting half as much as wondering.",
      ],
      [
        "paragraph",
        "Under you, people are defended. The new hire is mocked once, and never again. Let them do some of the answering, too: when a question comes to your team, look at the table for five seconds, because somebody slow and clever has been waiting for those.",
      ],
      [
        "paragraph",
        "Money is easier if you pretend it’s for someone else. For a coworker you’d march in with dates and figures and be out in ten minutes, so write the case in her name, and at the door change the name. As for a place of your own, you’d open one tomorrow. Find a partner who says Thursday.",
      ],
    ],
    ask: "Which coworker would you fight hardest for, and what have you asked for yourself in the same year?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Picture a counter, with the same people coming up to it for years. It needn’t be made of wood. It’s the dental practice you manage, a garden center with your name on the van, a physical therapy clinic, a bank branch where they ask for you, a small inn, or the admissions desk of a good school. In each there’s something solid to hand across, and someone whose mother you also served. Reorganizations tire you out, and so does anything that has to be sold by shouting.",
      ],
      [
        "paragraph",
        "Newcomers do well with you, because you show a thing as many times as it takes and remember whose first week it is. Customers forgive the company its mistakes for your sake. Ask for a boss who means it when she says Thursday, and a chair you chose.",
      ],
      [
        "paragraph",
        "The new system is what trips you. You hope it’ll pass, and by the time it hasn’t, the trainers have been picked and they’re all twenty-four. Go in early instead, as the one who knows where it’ll pinch: “I can see what the regulars will stumble over. Let me try it for a month before it’s decided.” Now it’s partly yours, which is the only kind of change you’ve ever liked.",
      ],
      [
        "paragraph",
        "Loyalty is your other expense. An employer who has you at an old price won’t mention it, and you’d feel rude bringing it up, so keep a standing date with the facts. Each January look up what your job pays elsewhere, take the page in, say the figure once, and stop talking. A shop of your own would suit you very well, provided that friends pay what’s on the tag. They’ve been wondering when you’d ask.",
      ],
    ],
    ask: "Who benefits most from what you’re paid now, and what would they say if you named the right figure?",
  },
  Gemini: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Everyone else in the building has a department, and you have the corridor. What one half knows, you carry to the half that needs it, with a name and a joke. Hospitals pay for this in a discharge coordinator or a medical interpreter, schools in the secretary who really runs the place, companies in a recruiter or a head of internal communications. Out of doors there’s the real estate agent and the public health worker who’s let in where the pamphlet wasn’t. Put you alone with a spreadsheet until noon, and you’ll be visiting Accounting by ten.",
      ],
      [
        "paragraph",
        "Written work waits until the last afternoon, since a page doesn’t nod. Superiors who know you only from paper then take you for charming and thin. Tell the report to a colleague in five minutes with your phone recording, type up what you said, and cut the hellos. It’ll be the clearest thing in the packet.",
      ],
      [
        "paragraph",
        "The harder matter is trust. People like you for what you know, until somebody works out how you came to know it, and the next reorganization is discussed in a room you’re not asked into. Let them see you keep something: “I do know about that, and I’ve promised not to talk about it. I’d do the same for you.”",
      ],
      [
        "paragraph",
        "In a talk about salary you can’t bear a silence, so you fill it by adding that you’re flexible. Bring one figure, say it, and look at the plant. An agency of your own would be fun, matching nurses to hospitals or tenants to landlords, with a careful bookkeeper. Wherever you go, pick a place where a lot is happening and some of it is told to you officially.",
      ],
    ],
    ask: "Who at work has stopped talking when you walk up, and what did you once pass along?",
  },
  Cancer: {
    stances: { novelty: "familiar", head: "feeling" },
    lines: [
      [
        "paragraph",
        "The best jobs for you have a second visit in them. Somebody comes back, and you know about the knee, the exam, the puppy; you were there for the beginning, so you get to see how it turns out. Be the midwife, kindergarten teacher, physical therapist, family lawyer, principal of a small school, the benefits adviser retirees ask for, or the owner of the breakfast place where nobody orders. A line of strangers leaves you tired, and a boss with moods is worse.",
      ],
      [
        "paragraph",
        "People put your timing down to luck. Sore subjects get raised after lunch, and new hires stay because somebody told them which copier jams. It fails you when bad work comes from someone with a hard life. Knowing about the life, you fix the report yourself, at night. Speak while you’re still fond of them: “I want you to do well here, so from Monday the mistakes come back to you. We’ll go through the first ones together.”",
      ],
      [
        "paragraph",
        "Count what you do that’s in nobody’s job description: the training, the schedule, the card everyone signs. You wait for someone to notice, but the memory is yours, so keep a page a month and bring twelve to your review, with the pay you’d like at the bottom of the last one.",
      ],
      [
        "paragraph",
        "You love the people, so you believe that the company loves you. A company can’t. If you’re staying only for five of them, write down their numbers and go; they’ll come to lunch. Working for yourself makes sense once you can raise a price for someone whose children you know by name. Practice on your favorite customer, who’ll have been wondering why you charge so little.",
      ],
    ],
    ask: "What have you done for months that isn’t your job, and who would have to be told before you’d be paid for it?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "A place gets proud of itself when you run the front of it. The hotel has real flowers, the donors’ calls are answered by someone delighted, and the kid in the last row of the marching band has been told exactly what the last row is for. Hotel general manager, band director, development officer at a college, salon owner, director of a senior residence, head of employee events: choose among these by whether you can see the faces. Back offices dim you in a season. A boss who never praises does it in a month.",
      ],
      [
        "paragraph",
        "Behind the sparkle there are four hundred details in order, and whoever sees only the sparkle pays only for that. Keep proof of your competence: what it cost, what it raised, who came back. Titles and plaques will be offered in place of a raise, and they’re lovely. Try this: “Thank you, I’m honored. I’d like to talk about the salary that goes with it.” Admire the plaque in silence while they think.",
      ],
      [
        "paragraph",
        "One complaint outlives forty compliments with you. Somebody mentions that registration was slow, and by night the applause is forgotten and you’re composing a defense; colleagues who’ve watched this learn to gift-wrap what they tell you. Appoint one plain-spoken person to collect the criticism after each event and hand it over on Thursday, in a list. By Thursday you can take it.",
      ],
      [
        "paragraph",
        "Your people know they’ll be named in front of whoever sets their pay, and they’d carry pianos for you. See that the naming gets all the way around, to the two who never sparkle. A house of your own is a fair ambition, with a partner who enjoys saying no to flowers.",
      ],
    ],
    ask: "Who gives you criticism without wrapping it, and what did you do the last time they tried?",
  },
  Virgo: {
    stances: { order: "plan", risk: "safe" },
    lines: [
      [
        "paragraph",
        "Frightening things go easily when someone has gotten ready for them, and that someone is you. Nobody’s quite so afraid of a spinal tap, a tax audit, or a first day at school once you’ve explained what’ll happen in what order and where the restroom is. It’s the work of the nurse anesthetist, the pediatric dental hygienist, the dietitian, the school registrar, the enrolled agent who goes along to the audit, the wedding coordinator with a plan for rain. What exhausts you is other people’s last minute, so look for a place that plans past Friday.",
      ],
      [
        "paragraph",
        "When you run something, each new person gets a desk that works, a list, and lunch on the first day. What they don’t get is a turn. It’s quicker if you do it, so by winter they’ve stopped reaching for anything. Hand over a whole job and leave the way to it alone: “It has to be correct and out by Friday. How you get there is up to you. Show me once, on Wednesday.” On Wednesday, look for errors and not for differences.",
      ],
      [
        "paragraph",
        "Your kind of success is hard to see, because nothing happened. At review time everyone recalls the man who rescued the disaster, and you hope they’ll think of the ones there weren’t. They won’t, unless you write it up. A page each quarter will do, with what was at risk, what you did beforehand, and what it would’ve cost. Ask for the raise on that page, too.",
      ],
      [
        "paragraph",
        "Go when a place relies on your catching things and no longer bothers to prevent them. On your own you’d do well with a short list of clients, and a price that includes the worrying.",
      ],
    ],
    ask: "What went smoothly this year because you got ready for it, and who believes it was luck?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Two sides walk in, and each is sure that you’re theirs. They aren’t wrong, since you’ve understood what both want and which part they’d trade. That’s worth a salary in family mediation, in labor relations, at a hospital’s patient relations desk, in interior design for couples who don’t agree, in planning weddings and memorials, at the front of a grand hotel. An ugly room tires you as a long shift tires others, so see the room before you sign.",
      ],
      [
        "paragraph",
        "Popular bosses are the last to hear things, and you’re going to be popular. Bad news comes up to you with a bow on it, and you send it down with another. A struggling employee leaves your office pleased, having gathered that he’s marvelous and that Tuesdays are hard. He deserves to know where he stands, so put the verdict first: “The reports aren’t good enough yet, and your job depends on them. I want to help you fix that by June.” He’ll be upset for an evening, and he’ll have until June.",
      ],
      [
        "paragraph",
        "Deciding is the second thing. A decision feels finished to you when everyone likes it, so the calendar fills with people who’ve each been heard twice. Give the listening a last day. Hear anyone until Thursday noon, and settle it that afternoon, alone. Those who lose will mind less than those who waited.",
      ],
      [
        "paragraph",
        "Charm looks like no work at all, and is paid accordingly. Before a talk about your fee, put on paper what the dispute was costing until you came, and let the paper be less charming than you are. A partnership suits you better than a throne. Choose a partner who doesn’t mind being disliked on alternate days.",
      ],
    ],
    ask: "Who left your last hard conversation too happy, and what don’t they know?",
  },
  Scorpio: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Behind a door with frosted glass, somebody is telling you what they haven’t told anyone. Your face doesn’t change, the tissues slide over, and you start on what has to be done today. A number of good professions take place in that room: oncology nurse navigator, estate lawyer, funeral director, school counselor, fraud specialist at a bank, probation officer, human resources investigator. Cheerful offices with nothing at stake tire you more than grief does.",
      ],
      [
        "paragraph",
        "Two things you’ll want from any employer are the right to keep a confidence and a boss you respect. With both, you’d stay twenty years. Those who work under you are guarded like family and know it, and they’d sooner confess a mistake in the first five minutes than have you find it.",
      ],
      [
        "paragraph",
        "What spoils good jobs for you is one injury. A colleague takes credit in a meeting, you’re pleasant, and from that day you work around her, share nothing early, and let two others know what she’s like. You’re amazed to hear yourself described as difficult. Go to her within the week, in person, with the door closed: “The analysis was mine, and it was presented as yours. Please correct that with the group. After that, I’d like us to be done with it.” If she does, be done.",
      ],
      [
        "paragraph",
        "Money you understand better than you let on. Asking for it feels like handing someone a weapon, so go in knowing what others are paid, name a figure in the top third, and be as calm as you’d be with a client. Start looking elsewhere in the month you find you’re keeping notes on people instead of on the work.",
      ],
    ],
    ask: "Which colleague have you been working around, and what would you have said to them in the first week?",
  },
  Sagittarius: {
    stances: { company: "company", novelty: "both" },
    lines: [
      [
        "paragraph",
        "A crowd on this side doesn’t know the way, and you’re in front, walking backward so you can see their faces. That’s you at work. Study-abroad directors do it, and chief pursers, camp directors, English teachers for new arrivals, refugee resettlement workers, admissions officers, and the relocation manager who moves three hundred families to another state without losing a hamster. There have to be people, there has to be somewhere to get to, and each one must end so that another can begin. Maintenance makes you restless.",
      ],
      [
        "paragraph",
        "Enthusiasm like yours signs people up for things, and it leaves out the fine print. Because it’ll be marvelous, you don’t mention the six-hour transfer, and those who trusted you sit in it feeling tricked. Put the bad part in the invitation: “The bus ride is long, and the second night is basic. The third morning is why I go. Do you still want to come?” Whoever says yes to that will be cheerful on the bus.",
      ],
      [
        "paragraph",
        "A team of yours is warm, brave, and unable to board a train without you. Give one of them the whistle, for one leg of the trip at first, and ride in the back. It helps your pay as well, since from the back you have time to note how many came again, what a lost client costs, and whose idea the new route was. Bring them that page, with a figure on it.",
      ],
      [
        "paragraph",
        "You’ll be told to choose between roots and the road. You needn’t, if you can find a fixed home, a loyal crew, and a job that moves. Should you go out on your own, take along somebody who reads the insurance.",
      ],
    ],
    ask: "Who said yes because you made it sound wonderful, and what had you left out?",
  },
  Capricorn: {
    stances: { lead: "lead", novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "Institutions are people to you. In a hospital, a bank, or a school district, others see a building and an org chart, while you know who’s been holding it up and when her birthday is. You’re made to run one in time, from the inside. Director of nursing, school principal, branch president, city clerk, hotel operations manager, owner of a funeral home, head of alumni affairs: each has a ladder, a tradition worth keeping, and a public that notices when it’s badly kept.",
      ],
      [
        "paragraph",
        "On the way up, you pay for everyone’s comfort. The holiday shifts are yours, and the awkward phone call, and the committee on parking, in the belief that someone upstairs keeps track. They keep track of who asked. Choose the position you want two years ahead, and tell whoever fills it: “I’d like to be considered for director when it opens. What would you need to see from me before then?”",
      ],
      [
        "paragraph",
        "The right way of doing things is your other difficulty. You learned it from people you honor, so a beginner who skips a step seems disrespectful to you, and your voice turns formal. He wanted to save an hour. Ask yourself what his way would cost if it went wrong, and where the answer is nothing much, let him try it until the end of the month. Some fine traditions began as shortcuts.",
      ],
      [
        "paragraph",
        "You pay fairly, you promote your own, and you go to their weddings. Do for your own salary what you do for theirs, each year, on a fixed date, with the market figures in a folder. Then stay as long as they deserve you. When you do retire, they’ll ask you to keep the key.",
      ],
    ],
    ask: "What position do you want that nobody above you knows about, and who would you have to tell?",
  },
  Aquarius: {
    stances: { company: "company", candor: "peace" },
    lines: [
      [
        "paragraph",
        "Strangers come in by one door and go out as neighbors, and you’re what happened in between. That’s your trade, whatever the title. It’s the branch librarian’s, the community college adviser’s, the manager’s at a credit union or a housing co-op; it belongs to the school nurse who knows which child needs glasses, the volunteer coordinator after a flood, and the benefits director who rewrites the handbook so that a human being can read it. What wears you down is a place where the customer is a number and the staff has begun to agree.",
      ],
      [
        "paragraph",
        "Ideas come to you by the dozen, each of them for somebody, so you hate to drop one. By fall there are six programs, all loved, all run by you and a folding table. Let a new one start only when an old one has an owner who isn’t you, and hand it over with a sentence that lets go: “It’s yours now, including the name. Call me when you’d like company. You don’t need permission.” Some will be run worse, and they’ll be running.",
      ],
      [
        "paragraph",
        "You want to be liked by the very people whose rules you’d like to change. That’s possible, if you don’t bring the board a principle. Bring one person with a name, what happened to her at the second window, and what it would cost to move the window.",
      ],
      [
        "paragraph",
        "About pay you’re shy, since the cause is good and there’s so little, and so you end up as its largest donor. Look up the going rate, ask in budget season, and have your salary listed right next to the heating, where it belongs. Good works are allowed to have a pension.",
      ],
    ],
    ask: "Which thing that you started would stop if you left, and who’s ready to own it?",
  },
  Pisces: {
    stances: { head: "feeling", order: "plan" },
    lines: [
      [
        "paragraph",
        "There comes a point where explaining is no use, and somebody has to hum, or take the other end, or simply be glad to see the person. From that point on you’re remarkable. An occupational therapist teaches a hand to button again; a nurse in the newborn ward tucks the wires out of sight before the parents come in. There’s the elementary music teacher, the swim instructor for frightened adults, the director of a memory care residence, the trainer who matches a guide dog to its owner. At a desk, you’d be the adoption caseworker who reads the file and then calls to hear the voice. Hard selling makes you ill.",
      ],
      [
        "paragraph",
        "Routine makes it bearable, and luckily half of you is fond of a routine. Ask for fixed hours, a colleague to hand over to, and ten minutes of walking between the last patient and your own front door.",
      ],
      [
        "paragraph",
        "Refusing somebody in need is your great difficulty. The needy find you, and so do the clever ones who’ve noticed, until by December you’re covering for three people, all with reasons. Answer with what there is instead of what you feel: “I have one hour on Thursday, and it’s yours if you want it. I don’t have another this week.” Those who really needed you will take the hour.",
      ],
      [
        "paragraph",
        "Fees embarrass you when the other person is sad, so let them be printed, or let somebody unromantic do the billing while you’re in the next room with the dog. And keep the letters. You forget praise by evening, and a folder of what people wrote, reread before each review, is how you’ll come to believe in the figure you’re about to ask for.",
      ],
    ],
    ask: "Who are you covering for right now, and what would happen if you offered them one hour?",
  },
};
