import type { SignUnits } from "../../section-unit.ts";

export const istp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re built for work in which trouble comes at you fast and ends. Helicopter maintenance or flight, avalanche control, fire service, motorsport mechanics, stunt coordination, wildland firefighting, line work after storms, or setting up field hospitals would use your nerve and your hands in the same minute. Long smooth stretches are the hard part, so choose a trade with seasons.",
      ],
      [
        "paragraph",
        "Colleagues get the person whose voice drops when theirs go up, and they concentrate better beside you. What you underrate is how well you could prevent what you’re so good at ending. You see each failure an hour before it happens, and you’ve never thought of that as a skill, because no siren goes with it.",
      ],
      [
        "paragraph",
        "Watching someone do slowly what you could do at once is nearly unbearable for you. You explain it in six words, wait as long as you can, and then often take the tool from their hand, with the best intentions. It’s faster, and the job is safe. But apprentices learn that they needn’t finish, good ones transfer to someone with more patience, and whenever a crew leader is chosen, your boss remembers that beginners under you mostly learn to step aside.",
      ],
      [
        "paragraph",
        "Give your hands something else to do. When you train a person, stand a yard away with the tools out of reach, and say, “You do it, I’ll only speak if it becomes dangerous.” Ask them afterward what they’d change before you tell them. Do that with one colleague for a month, and report the result: “She can take the night calls now. I’d like to lead a team of four.” Look for a superior who judges you by what happens when you’re absent.",
      ],
    ],
    ask: "Who would be good at this by now if you’d kept your hands in your pockets?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do well with real materials and time enough to respect them. Blacksmithing or welding, orchard work, saddlery, stone masonry, piano technology, boat building, cheese aging or the care of historic machines: each rewards a slow hand and a good nose. Proper payment and solitary mornings complete the arrangement.",
      ],
      [
        "paragraph",
        "Colleagues get quality, and a calm that spreads through the shop. What you underrate is how far people have arranged themselves around you; in your own opinion you merely happen to work there, while the apprentices are learning an entire profession from watching you.",
      ],
      [
        "paragraph",
        "New methods that someone else has decided on meet a wall in you, a polite one. Yours works, you’ve proved it for years, and the replacement comes from a person who has never held the material; so you usually nod at the training and continue as before. Frequently you’re right about the quality. What superiors perceive, however, is the last man on paper forms, and they begin to arrange things around you. The new equipment, together with the pay that goes with operating it, is assigned to those who asked a question about it.",
      ],
      [
        "paragraph",
        "Volunteer to be the tester, because then your stubbornness becomes a service. Tell your boss, “Give me the new system for four weeks. I’ll write down what it does better, what it ruins, and what I’d alter.” Four weeks is long enough for your hands to form an opinion. Insist on learning it by doing, next to one person who knows it, rather than in a classroom. Keep your old way for the three jobs where it’s demonstrably superior. The right employer consults the bench before buying.",
      ],
    ],
    ask: "Which new tool have you refused mainly because no one asked you first?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "You work best where quick hands meet quick talk. Sound engineering on tour, bike or electronics repair with a counter, teaching shop or science, drone piloting, magic or puppetry building, television props, technical sales, or field service for machines: all bring new puzzles and new people, in doses.",
      ],
      [
        "paragraph",
        "Colleagues get the trick, and a better mood. What you underrate is your seriousness. On the few occasions when you’ve said what you think of a plan without a punch line, it was followed, and people remembered that they’d never heard that voice.",
      ],
      [
        "paragraph",
        "A problem is over for you as soon as you’ve understood it. The first seventy percent goes at a speed that impresses everyone; then you can see how it will end, your interest moves to the next puzzle, and what remains, the labels, the manual, the boring second test, tends to stay on the bench under a cloth. Customers wait for something that’s practically done. In time your reputation divides: they send for you to find the fault and pay someone else to complete the repair, and completion is where the larger invoices are.",
      ],
      [
        "paragraph",
        "Sell the part you like, and arrange for the rest. Tell your boss, “I’m fastest at finding it. If someone else closes the jobs, we could do eight a week.” Where you have to finish yourself, do the dull end before the interesting middle: write the label and the manual while you still have a question open. Reward yourself only with puzzles, and only against a signature: one job closed, one new one opened. Choose a boss who counts what has left the building.",
      ],
    ],
    ask: "What is lying under a cloth because you already know how it ends?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best repairing or guarding what other people’s lives depend on. Elevator or ventilator maintenance, ambulance driving, midwife’s assistant, home modification for the disabled, furnace or well service, ferry crew, a one-person repair shop in a neighborhood that knows you: there your devotion is visible without words.",
      ],
      [
        "paragraph",
        "Colleagues get looked after. The newest one finds that his locker door closes and that the bad shift has been swapped. What you underrate is how much the crew’s peace depends on you. When you’re absent for a week, they miss the atmosphere before they miss the repairs.",
      ],
      [
        "paragraph",
        "Money embarrasses you as soon as it comes from someone with a face. You see the widow’s furnace or the tired father’s car, do an honest day’s work on it, and often hear yourself say that it was nothing, or name a sum that covers the parts. Anyone who is poor or friendly gets the friend’s price, and nearly everyone becomes friendly. Employers benefit as well, since you feel that bargaining would spoil a good atmosphere. The costs appear elsewhere: in old equipment, in no vacation, in a pension that you prefer not to calculate.",
      ],
      [
        "paragraph",
        "Take the price out of the conversation. Have a list printed, with your hourly rate and the ten usual jobs, and hand it over before you open the toolbox: “This is what I charge. If it’s a problem, tell me now and we’ll find something.” Decide on two free jobs a month, for whomever you like, and enjoy them. With an employer, let paper speak: a page with last year’s work, the usual wage for it, and “I’d like us to close the gap by spring.”",
      ],
    ],
    ask: "Whose bill have you been paying by calling it nothing?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work combines skill, risk and something beautiful to look at. Stunt riding, custom fabrication, glassblowing, furniture design, mountain guiding, film camera operation, aerobatic or rescue flying, competitive cooking: each demands mastery and then displays it. Give you independence, excellent equipment and a few people whose judgment you respect, and pay becomes almost secondary.",
      ],
      [
        "paragraph",
        "Colleagues get an example. The younger ones imitate your movements, including the ones that are only for elegance. What you underrate is your generosity as a teacher: you show the real technique, not the simplified version, as if to an equal, and they talk about that for years.",
      ],
      [
        "paragraph",
        "Taking orders from someone who is worse at the work is your hard point. You often say nothing, but it’s in your eyebrows, in how long you wait before you answer, and in the way you do it right after being told to do it wrong. The crew loves it. The boss feels small in front of them, and a person who feels small has many ways to get even: the bad shifts, the late leave, the lukewarm report. Over a career, that can cost you several good places.",
      ],
      [
        "paragraph",
        "Grant the other person their own craft, because there usually is one: the budget, the customers, keeping the owner calm. Ask about it once, and mean it. When an order is wrong, go to them alone and say, “I can do it that way. Here’s what I’d expect to go wrong, and here’s what I’d try. You decide.” They can agree then without losing face. Before you accept any job, ask who would be checking your work and what they’ve built.",
      ],
    ],
    ask: "Which boss did you teach to dislike you without saying a word?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You excel where accuracy has physical consequences. Prosthetic dentistry, precision machining, optical engineering, avionics, forensic ballistics, laboratory instrumentation, clock conservation, veterinary surgery assistance: all reward an eye for tolerance and a hand that doesn’t hurry. You work best alone, on one thing, with a specification that someone intelligent has written, or better still, that you’ve written yourself.",
      ],
      [
        "paragraph",
        "Colleagues get certainty. An assembly that’s passed through your hands isn’t inspected again. What you underrate is your capacity for design. Having mended what other people built for years, you know just how it should have been planned, and you’ve probably made a dozen things better without a word to anyone.",
      ],
      [
        "paragraph",
        "You often correct people the way you correct machines, at once and in front of the person who is there. The number is wrong, so you say the right one; to you it’s no more personal than a loose screw. They hear it differently. The speaker turns red, the beginner stops guessing, and although you were right each time, you’re asked to fewer of the meetings where things are planned, so that a bad plan gets to your bench finished.",
      ],
      [
        "paragraph",
        "Ask yourself one thing before you speak: does it matter today, and to whom? If not, let it go by. If it does, tell that person alone, within the hour, and as a question: “Did you mean four or forty? I want to be sure before it goes out.” Tell your boss, “Send me the draft the day before, and I’ll find the faults while they’re cheap.” Look for one who says thank you.",
      ],
    ],
    ask: "Who has stopped showing you their plans since you last put them right?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your work goes best where a sure eye and a light hand are wanted and no one shouts. Lighting or exhibition installation, tailoring, bicycle or violin building, landscape photography, color grading for film, product testing, physical therapy for dancers, or boat interior design: each combines technique with proportion. A workshop for two, with a pleasant view and clear agreements, suits you ideally.",
      ],
      [
        "paragraph",
        "Colleagues get skill without vanity. Difficult people calm down beside you, as there’s nothing to push against. What you underrate is the weight of your opinion. You offer it so rarely that a mild “I wouldn’t” from you has stopped more bad purchases than any committee.",
      ],
      [
        "paragraph",
        "You don’t like to show your work. Standing beside it and talking seems vain, so you usually leave it on the table at the end of the day and go. The person who comes by next does the explaining, without intending to steal anything, and becomes known for it. When there’s a title or a better bench to give away, it goes to the one they’ve heard.",
      ],
      [
        "paragraph",
        "Let pictures do it. Take one photo before and one after, put two lines under them with what was hard and who it was for, and send it to your boss on the last day of each month: “Finished this month. The last one came out best.” Once a quarter, show one piece in person for five minutes, to three people, with the thing in your hands, since hands calm you down. Look for a boss who says in front of others whose work it was.",
      ],
    ],
    ask: "Who gets thanked for the work you left on the table without a word?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re strong where the work is serious, solitary and demands self-command. Commercial diving, bomb disposal, intensive care technology, tracking or wildlife protection, demolition engineering, locksmithing, forensic photography, polar or offshore assignments: there your composure protects lives.",
      ],
      [
        "paragraph",
        "Colleagues get someone who doesn’t crack. In the worst hour they look at you to see how bad it is. What you underrate is your intensity when you believe in something. You think that it’s well hidden; the crew would follow it anywhere, if you ever said out loud what it was for.",
      ],
      [
        "paragraph",
        "What you know, often only you know. The procedure is in your head, the settings are in your fingers, and a colleague who asks tends to receive the answer to the question and nothing beyond it. It isn’t calculation so much as habit: knowledge is the last thing that can’t be taken from you. It makes you irreplaceable, and being irreplaceable has consequences you hadn’t considered. You can’t be promoted, because no one could follow you; you can’t be ill; and the younger people, who respect you enormously, attach themselves to someone who explains.",
      ],
      [
        "paragraph",
        "Choose an heir for one procedure, someone who doesn’t talk much, and let them accompany you three times: once watching, once together, once alone while you drink coffee out of sight. Write down only what could injure someone or cost more than a thousand dollars. Then take it to your boss: “Two of us can do this now. I’d like the next assignment, and the supplement for training.” Teach at a depth that interests you, never a beginners’ course. The right employer pays for what you pass on, not merely for what you withhold.",
      ],
    ],
    ask: "What are you prevented from doing next because no one else can do this?",
  },
  Sagittarius: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "You’re in your element where the terrain changes daily and skill decides. River or mountain guiding, bush flying, expedition logistics, film stunts abroad, wind turbine service, wildlife filming, adventure therapy for adolescents, or teaching outdoor survival: each demands nerve and rewards good humor. Offices with a view of such places will make you miserable.",
      ],
      [
        "paragraph",
        "Colleagues get confidence by contagion. When you say that it can be done, and go first, they follow. What you underrate is your frankness. You tell people unwelcome facts about their equipment with such friendliness that they thank you, and it hasn’t occurred to you that the same tone would serve for your own affairs.",
      ],
      [
        "paragraph",
        "Anything that has to be done again next week in the same manner weakens you. The logbook, the time sheet, the inspection form and the invoice seem to belong to another species of person, and you’re apt to postpone them until the season is over and no one can reconstruct it. Employers get fined or get nervous; clients who were thrilled in June are billed in October, when the thrill has worn off. And the better positions in your field, it turns out, consist of documents for half the day.",
      ],
      [
        "paragraph",
        "Tie the paper to the place. Nothing counts as finished until its form is filled in, on site, with gloves still on, dictated into the phone if necessary: two minutes, before you eat. Ask your boss, “Which three documents really matter? I’ll deliver those every Friday, and please give me a template for the rest.” For invoices, pay someone who enjoys them; an hour of their time costs less than one forgotten bill. Look for an outfit whose office keeps forms short.",
      ],
    ],
    ask: "How much of last season has never been billed because you were already somewhere else?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong where difficult things must function reliably and someone has to answer for it. Power plant operation, construction supervision, ship’s engineering, mine safety, orthopedic surgery, rail signaling, agricultural machinery, or the technical direction of a large building: all reward skill with endurance.",
      ],
      [
        "paragraph",
        "Colleagues get a foundation. Whatever happens, it’ll be handled, and in bad weeks your dry remarks are the best thing about the place. What you underrate is your judgment of what isn’t worth repairing. You recognize it instantly; you’ve simply never considered that you’re entitled to say so before you start.",
      ],
      [
        "paragraph",
        "You learned by doing, and paper has never impressed you. The certificate, the course, the license for the next level seem to be for people who need proof, while yours is out there, running. Among those who’ve seen you work, that’s enough. But the higher you look, the fewer have seen it. Applications are sorted by someone who has never watched you work, insurance asks for a number, and you can end up explaining the job to a superior who has the document and, to their credit, is embarrassed about it.",
      ],
      [
        "paragraph",
        "Treat the qualification as a tool that happens to be made of paper. Find out which single one opens the next grade, what it costs and how much of it you could pass tomorrow, then go to your employer: “I want to take this exam by fall. I need the fee and four Fridays, and here’s what it saves you.” Ask about credit for experience, which exists in many trades and is seldom mentioned. Study with one other person, on real machines. A good superior has taken such an exam late, and remembers it.",
      ],
    ],
    ask: "Which piece of paper stands between you and the work you can already do?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re suited to work that’s technical, unconventional and unsupervised. Open-source hardware, off-grid energy, drone mapping, assistive devices, sound art installation, cargo bicycle design, independent repair shops, amateur radio networks for disaster areas: all combine invention with usefulness to people who’ve been forgotten. A clear task and a distant deadline bring out your best; a time clock brings out your worst.",
      ],
      [
        "paragraph",
        "Colleagues get a free mind. You ask why it’s done this way, and it turns out that no one remembers. What you underrate is your decency. Without any declaration you share what you know with the person who needs it, and the people in the building to whom no one else pays attention think of you as their friend.",
      ],
      [
        "paragraph",
        "You usually find the better way alone and bring it in finished. One Monday the thing works in half the time, the old part is in the trash, and you can’t see what there is to discuss. The others can. Someone made that old part, someone else is good at using it, and no one was asked. So they find faults, go back to the old way when you’re out, and the boss, who wants peace, lets the matter drop.",
      ],
      [
        "paragraph",
        "Let them in at the stage of the question. Ask the person who made the old part, “What would you change, if it were up to you?” and use one thing they say. Try yours beside theirs for two weeks, and let the team pick. Tell your boss, “Give me one other person and a month, and you’ll get it with people who want it.” Choose the most stubborn one as your partner, since anyone who wins them wins the room.",
      ],
    ],
    ask: "Which good idea of yours failed because it came as a surprise?",
  },
  Pisces: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best where perception runs through the hands. Animal rescue and farriery, massage and bodywork, sailmaking, sound recording in nature, anesthesia assistance, pottery, aquarium keeping, sign-language-based work with children, or guitar repair: all need someone who senses resistance before it can be measured.",
      ],
      [
        "paragraph",
        "Colleagues get intuition disguised as craftsmanship. The machine that you didn’t trust is the one that fails. What you underrate is the comfort of your presence; on the worst days people drift over to where you’re working, talk about something trivial, and go away restored, and none of you would call it conversation.",
      ],
      [
        "paragraph",
        "Clocks and you have never come to terms. While your hands are occupied, an hour is as long as it likes to be; you begin late because the day hasn’t opened yet, you stay until two because it finally has, and what you promised for Thursday is done when it’s right. The result tends to be worth the wait. But customers plan their lives around your Thursday, a boss has to make excuses for you, and after a few of those the regular orders go to someone less gifted and more punctual.",
      ],
      [
        "paragraph",
        "Make time something you can see. Put the week on the wall, with a card for each job, and move the cards by hand every morning before you touch anything else. Never name a day on the spot: say, “I’ll tell you tomorrow,” look at the wall, and add two days. At the halfway point of each job call the customer, whether or not there’s news. Ask your boss for late hours and fixed dates: “I work best from eleven to eight, and you’ll have it every Thursday.”",
      ],
    ],
    ask: "Who has been arranging their week around a day that you forgot you named?",
  },
};
