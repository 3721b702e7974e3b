import type { TypeProse } from "../type-prose.ts";

export const infj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "When someone at the table is treated unfairly, yours is often the first voice, and it surprises those who had you down as mild. Until then you’ve been listening, asking the second question, keeping your opinion back. Aries supplies the nerve; your long attention makes sure that it lands in the right place, and a shyer colleague goes home feeling defended. Harder is the hour afterward, when you go over every word. You seldom spend that courage on yourself.",
      argument: [
        "When they cooperate, Aries starts what the Advocate has already thought through, and a stalled cause is moving by evening. They pull apart over timing. One wants to act today; the other wants to know where it leads and who would be hurt. Usually you wait, out of consideration, until you can’t any longer, and then do everything at once.",
        "It began as a way to spare others your haste. Those close to you, though, get silence and then intensity, and you get half-finished plans. This week, when you want something that affects only you, take one step within the hour: draft the message, look up the course. When it affects someone else, tell them that day, “I’m annoyed, and I want to think before we talk.”",
      ],
    },
    Taurus: {
      thesis:
        "Around you, others slow down without being told to. The meal is good, the promise is kept, the visitor who came for an hour stays until dark, and in the course of the evening they say the thing they came to say. Taurus gives you that steadiness; your far sight adds a question nobody at the table suspects, whether so pleasant a life is useful enough. You provide comfort with great care, and feel slightly guilty when the one enjoying it is you.",
      argument: [
        "Between them the two make your ideals livable: the Advocate sees what someone is missing, and Taurus brings it, regularly, for years. Where they differ is over staying. Taurus is fond of what works, the same home, the same habits, the company it knows; the Advocate keeps noticing what ought to be better and can’t fully rest. Out of loyalty to both, you generally change nothing and remain a little uneasy.",
        "So the rest and the progress are both spoiled, sometimes for years, with one conversation or one application forever waiting. Take the change you have considered longest and do its least dramatic part this week: an hour, a phone call, a modest sum. Then spend an evening on pure enjoyment, and when guilt drops by, tell it, “Not tonight.”",
      ],
    },
    Gemini: {
      thesis:
        "Strangers talk to you easily, and a month later you ask how the interview went, or whether the landlord ever called. Gemini makes you quick and curious; the Advocate listens underneath the topic, so that someone who came over for a chat discovers what they actually think. They look for you at the next party. Your own worries rarely come up, though, and after a sociable evening you realize that you wanted one long talk with a person who asked back.",
      argument: [
        "Gemini opens conversations that the Advocate would be too shy to begin, and the Advocate takes them somewhere worth going. The trouble is quantity. One accepts the group, the second invitation, the interesting stranger; the other would rather have two hours with an old friend. Since acquaintances ask first and friends forgive, the group usually wins, and the friend gets you when you’re tired.",
        "Everyone assumes that you confide in someone else, and a full week can leave you lonely. It isn’t anyone’s fault; you make listening look effortless. Before the other plans settle, book the one friend this week, and tell them something nobody has heard this month. “Can I go first tonight?” is enough of an introduction. Then talk for a while before you ask anything.",
      ],
    },
    Cancer: {
      thesis:
        "Nobody has to explain to you that it was a hard day. You have already seen who isn’t eating and who was left out of the joke, and something is done about it, unannounced: a plate, a ride, a chair pulled over. Cancer makes you protective, and your insight makes the protection fit, which is why newcomers feel at home with you within the hour. Hardly any of them suspect how much you’d like to be looked after the same way, without having to ask.",
      argument: [
        "Here two natures want the same thing, and whoever falls ill or apart in your circle is better off for it. The difference is one of range. Cancer looks after its own; the Advocate looks after anyone in trouble, the neighbor’s nephew included, and neither is inclined to say “enough.” You tend to accept both lists, because each request, taken singly, is reasonable.",
        "By Friday you’re exhausted, hoping that it shows, and hiding it so well that it can’t. What escapes is a sigh or a brief answer, which puzzles those who thought that you were glad to help. You were. Choose one evening this week when you aren’t available, and announce it beforehand. When someone asks how you are, try this: “Tired, actually. I’d love it if you cooked.”",
      ],
    },
    Leo: {
      thesis:
        "A shy guest blooms when you take an interest, and a nervous speaker does better with you in the second row. You find out what someone does beautifully, tell them in words they can use, and arrange things so that others see it too. Leo gives your encouragement its splendor; the Advocate steps back before the applause. You would enjoy some of that applause yourself. When none arrives, you say that it doesn’t matter, and for a day or two you’re a little formal.",
      argument: [
        "Joined, these two can discover a talent in somebody and give it a setting that does it justice. They part over the credit. Leo would like to be thanked by name, and the Advocate suspects that wanting this is vain. So you prepare the other person’s presentation, clap first, and go home rather flat. Since modesty has been rewarded all your life, nobody thinks to correct you.",
        "It costs you recognition you’ve earned, and some generosity, since a person seldom thanked begins to judge those who ask. Wanting to be seen is no vice in someone who sees so well. This week, let your name be attached to one good thing: “I wrote that,” or “That was my idea.” Should a compliment follow, say thank you and stop there.",
      ],
    },
    Virgo: {
      thesis:
        "You can tell someone what is wrong with a proposal and leave them eager to improve it. Virgo finds the slip on page two; the Advocate knows what the writer was hoping for, and chooses the words, and the hour, in which the news can be heard. Friends bring you what they’d be embarrassed to show an expert. Toward yourself you are less merciful. An entire evening disappears into a detail that no one will see, and a night into one sentence you expressed badly.",
      argument: [
        "One nature sees what a project could become and the other sees the steps; taking turns, they make you a visionary whose forms are filled in. They compete for your evenings, however. The large task has no clear end, whereas a correction can be finished by bedtime. Understandably, you choose the correction, feel competent, and promise yourself the rest tomorrow.",
        "A month later the thing that mattered hasn’t been started, and you blame your character in terms you’d never use to a friend. Much of it is ordinary fatigue. On three mornings this week, give the large task the first forty minutes, before any tidying, and allow the result to be poor. Then say to someone, “I’ve begun, and it isn’t good yet.” Most listeners hear only the first half.",
      ],
    },
    Libra: {
      thesis:
        "Two friends who can’t talk to each other will both talk to you, and each comes away convinced of having been understood. They were. Libra makes you fair and agreeable; your insight catches what the quarrel is really about, and you find the one wording that both can accept without embarrassment. Meetings end sooner for it. Your own view forms early and stays private, so that you pass for neutral, and later, by yourself, you’re sometimes annoyed that nobody guessed.",
      argument: [
        "Tact and insight together let you say a hard thing so that it can be used. What divides them is the meaning of harmony. For Libra it means that nobody is upset; for the Advocate, that nobody is pretending. Most disagreements permit only one of these, so to spare everyone you go along with the plan, and tell the truth afterward to someone who wasn’t there.",
        "The evening is saved, and you miss being liked by those who know your opinion. It also makes your few refusals seem sudden. This week, where little is at stake, name the film you’d prefer before asking what the others want. In one larger matter say, “I see your point, and I don’t agree.” Then wait. The silence is usually shorter than you fear.",
      ],
    },
    Scorpio: {
      thesis:
        "Confidences end with you. Someone begins a story they have told no one, watches your face, finds no alarm there, and continues to the end. Scorpio gives your insight staying power: where others offer advice and check the time, you wait until the worst part has been said, and months later you still know the names. You love few, and those completely. What you find hard is letting any of them know as much about you as you know about them.",
      argument: [
        "On most matters the two work as one. The Advocate understands why a person acts, Scorpio senses what they’d rather not show, and anyone who passes has an ally for life. An injury divides them: one forgives, because it can see how the thing happened, and the other, remembering, prepares to leave. You do both at once, which is a humane attempt to be just and safe.",
        "For the other person it’s bewildering, since all seems well when you are already half gone. And you seldom relax again with anyone you have doubted. This week, tell one trusted friend a worry you would normally keep. Should a doubt about someone arise, bring it to them while it’s still a question: “I came away uneasy yesterday. Did I read that right?”",
      ],
    },
    Sagittarius: {
      thesis:
        "After an hour with you, someone who had settled for less is looking up courses. You talk about what life is for without embarrassment, and Sagittarius lends the subject appetite, with a border to cross and a laugh in the middle. Because you’ve also listened, the horizon you point to is theirs. Then come days when you go silent, wondering whether your frankness hurt, and missing whichever you left behind: the open road, or the few who know you well.",
      argument: [
        "At their best the two give you a faith that has met actual human beings and can encourage them without a sermon. The strain is between distance and closeness. Sagittarius says what it thinks and moves on; the Advocate hears, a day later, how it sounded. You tend to go away for a while, feel guilty, come back to make it right, and start planning again.",
        "Each departure has a good reason. The friends who could know you best get news of you instead of company. Pick one of them this week and agree on a monthly evening that you won’t cancel lightly. If you’ve been blunt, ask the next day, “How did that sound to you?” The answer tends to be milder than the one you composed for them.",
      ],
    },
    Capricorn: {
      thesis:
        "Promises made to those who can’t insist on them get kept when you’re in charge. Capricorn gives your compassion a backbone and a calendar: you learn the regulations, outlast the committee, and in the end the intern is paid and the patient is called back. Colleagues hand you whatever matters, since it will be done, and done decently. Few guess at the tenderness that drives all this. What you most want for yourself is postponed until you’ve earned it, and the price keeps rising.",
      argument: [
        "Capricorn can turn the Advocate’s concern into an arrangement that works on Mondays, and the Advocate keeps the ambition worth having. Their trouble is a shared schedule. With the list half done and a colleague close to tears, one says finish and the other says stop. You do both by staying late, and nobody sees that you are tired, because you look as if you were managing.",
        "What gives way is the project nearest to you, never quite urgent enough, and also comfort, since capable persons are rarely asked whether they need any. Book ninety minutes this week for that project and treat them as an appointment with someone important. Then tell a friend, before anything is solved: “I’m finding this hard, and I don’t need advice yet.”",
      ],
    },
    Aquarius: {
      thesis:
        "When others are upset, you stay clear enough to ask what would help, and then who else has the same trouble. Aquarius gives your concern an independent mind: you spot the rule that does the damage, object to it on behalf of those who don’t dare, and befriend the odd one out without making a project of it. Misfits feel normal with you. Harder, for you, is needing anyone in particular. You step back to think, and pass for detached just when you’ve noticed everything.",
      argument: [
        "Put to work together, they begin with one person’s trouble and end by changing the rule for all. They differ about the order. Aquarius looks for the unfair arrangement; the Advocate looks at the face across the table. In company the idea generally speaks first, being easier to offer than a feeling, and the face returns later, when you wish that you had asked one more question.",
        "So those you love admire your mind and don’t always learn that they cost you sleep. It’s affection taking the scenic route. When someone brings you a difficulty this week, ask two things about them before you say anything general. And send one friend a message with no topic: “I’ve missed you. That’s all.” It is shorter than an explanation and travels farther.",
      ],
    },
    Pisces: {
      thesis:
        "A friend who can’t explain what is wrong sits down beside you, and after a while doesn’t have to. You take in a mood as others take in news, and answer it with an image, a piece of music, a few exact words. Pisces forgives in advance; the Advocate asks what good the forgiveness will do. Several people have cried in your company and gone home considerably lighter. Afterward, it takes you hours to put down a sadness that was never yours.",
      argument: [
        "These two are close relatives: Pisces dreams up what the Advocate has the constancy to finish, and the result consoles strangers. They disagree once you are full. One wants to rest, drift, or be absorbed in somebody who needs saving; the other wants the feeling to become useful. Usually you put it off, feel ashamed of the delay, and make amends by overworking for another person.",
        "Weeks go that way, and your own plans stay thin. On three mornings this week, give half an hour to what you keep imagining, before reading any messages. When you suddenly feel low, think back to the last person you met; some of it is theirs. If they call, “I want to hear this properly. Can we talk at six?” is a loving answer.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can sit still for a month and then make the one remark that gets everybody up.",
        "Injustice finds you prepared, since you have usually been writing the speech since the last time.",
        "Your faith in a person arrives years before the evidence, and they feel it on their skin.",
      ],
      costs: [
        "You go from patient to blazing with no stop between, and people never hear the warning.",
        "Causes get your best hours, and the people who eat with you get the ash.",
        "What you start in one great night can wait half a year for its second evening.",
      ],
      tensions: [
        {
          between: "See it all or start now",
          text: "Months of observation are generally followed by one afternoon of leaping, so start earlier and more modestly, and the distance will be smaller.",
        },
        {
          between: "Stand behind or step up",
          text: "You’re most useful beside the leader, whom you generally resent by lunchtime. Take over the front for an hour, then return it deliberately.",
        },
        {
          between: "Soft voice or strong wish",
          text: "You want things with extraordinary intensity and request them in a murmur. Raise the murmur before the intensity speaks for you.",
        },
      ],
      practice:
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to somebody who can help. Do this four weeks running and underline what moved.",
    },
    Earth: {
      gifts: [
        "You see unusually far ahead and can also calculate what the lumber will cost, an uncommon combination.",
        "People rest around you, because what you promised last year is still standing there today.",
        "Your care can be picked up and used: a ramp, a casserole, a page of clear instructions.",
      ],
      costs: [
        "You stay too long with jobs and people, since leaving looks to you like waste.",
        "Your standard is so demanding that excellent work remains in a drawer until nobody needs it anymore.",
        "You show love in chores and then go hungry for a word you never asked for.",
      ],
      tensions: [
        {
          between: "Cathedral or brick",
          text: "The dreamer in you scorns the available bricks, and the mason scorns the dreamer, so finish the smallest true version this season.",
        },
        {
          between: "Loyal or stuck",
          text: "Staying is your virtue, and also your alibi. Once a year, ask whether you would walk in again today, and answer on paper.",
        },
        {
          between: "Body or meaning",
          text: "You can live for weeks inside an idea, ignoring a stiff neck, which ought to be consulted before you commit yourself to anything.",
        },
      ],
      practice:
        "Each evening for two weeks, complete one physical task that takes under fifteen minutes, and look at it for a full minute before moving on. Write down on the last night which one made you proudest.",
    },
    Air: {
      gifts: [
        "You find the wording that two enemies could both sign, and neither sees how you did it.",
        "Your mind takes in nine opinions and comes back with the question nobody had asked.",
        "Strangers leave a conversation with you knowing what they think, often for the first time.",
      ],
      costs: [
        "You understand everyone’s reasons so thoroughly that your own are never entered in the record.",
        "The week fills with bright conversation, and the one slow thought goes without an hour.",
        "When a feeling gets too near you turn it into a topic, and somebody is left holding theirs.",
      ],
      tensions: [
        {
          between: "One thought or nine",
          text: "Curiosity keeps adding windows, and depth wants them shut. Give the mornings to one subject and the afternoons to the crowd.",
        },
        {
          between: "Fair or known",
          text: "Impartiality toward everyone leaves you without a position, so take one over dinner twice a week, on a question that genuinely matters to you.",
        },
        {
          between: "Alone or in touch",
          text: "You long for an empty house and answer every message in it. Silence the telephone first, and discover which desire was genuine.",
        },
      ],
      practice:
        "Pick one opinion you have never said aloud, and tell it to a friend this week in under thirty seconds, without mentioning the other side. Then ask what they think, and listen for two minutes.",
    },
    Water: {
      gifts: [
        "You hear what is underneath the words, and you answer that, so people feel found.",
        "You remember hurts and kindnesses for decades, and use the memory to protect others.",
        "Grief does not frighten you off; you stay in the chair when the sensible people have left.",
      ],
      costs: [
        "You come home wearing everyone’s weather and can no longer tell which of it is yours.",
        "You wait for others to sense your needs, because you would have sensed theirs.",
        "Old injuries remain surprisingly fresh, and a new friend is occasionally charged for an earlier one’s offense.",
      ],
      tensions: [
        {
          between: "Merge or retreat",
          text: "You give people all of yourself until you must vanish to get it back. Leave every visit twenty minutes before you need to.",
        },
        {
          between: "Forgive or remember",
          text: "Your heart pardons immediately and your memory appeals the decision. Say what happened first, and let the pardon wait its turn.",
        },
        {
          between: "Mood or message",
          text: "Some of what you feel is information, and some of it is merely hunger; eat something, then consult the feeling again before acting.",
        },
      ],
      practice:
        "Tonight, list the people whose feelings you are carrying, one name to a line, and beside each write “mine” or “theirs.” For every “theirs,” select one person to leave alone until Thursday.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the hour of your birth, has tastes and tempers about which you were never consulted, and now and then completes your sentences. Mostly each waits for the other to leave.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work that lasts longer than that, about the money that ought to follow and is so regularly waved away, and about the day when you stop being grateful for every seat you’re offered.",
    "The people who call you a mystery seldom ask a second question. Those who do ask usually stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting somebody get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "new 1":
      "Change something visible without preparing an explanation for it. You tend to present yourself only when your reasons are in order, and most people never ask for them.",
    "new 2":
      "You’re inclined to charge by what the work took out of you, which is difficult to put on a bill. Decide on a figure today. State it twice this week.",
    "new 3":
      "With the people nearest by, you often skip the small talk and with it the contact. Call a sibling or a neighbor, ask about their week, and offer no interpretation.",
    "new 4":
      "If a corner of your home still reflects somebody else’s taste, rearrange it this week, and expect to feel slightly disloyal before you begin to enjoy it.",
    "new 5":
      "Pleasure has to justify itself before you’ll take part in it. Do one thing purely because it appeals to you, and if it turns out to mean something, find that out afterward.",
    "new 6":
      "Adopt one unimpressive habit, such as eating lunch at the same hour, and keep it for three weeks before adding another, since regularity does more for your health than insight does.",
    "new 7":
      "You understand new people rapidly, and then you deal with your understanding of them. Say early what you are hoping for, and leave the rest of the person unexplained for a few weeks.",
    "new 8":
      "Write on a single page what you owe and what is owed to you, feelings included, which takes an hour and ends a calculation that otherwise runs underneath every conversation.",
    "new 9":
      "When a course or a trip attracts you, you look for its higher purpose before you sign up. Register this week. The purpose usually turns up once you are there.",
    "new 10":
      "Credit makes you uneasy, so you hand it around before anybody can offer you any. The next time someone asks who did the work, say “I did,” and stop there for a moment.",
    "new 11":
      "Join something in which nobody needs your advice, and for the first month give none unless you are asked twice. Do you like people when you aren’t responsible for them?",
    "new 12":
      "Rather than waiting for solitude until you’re exhausted, reserve two evenings ahead of time, give no reason, and treat them as appointments that only an emergency can cancel.",
    "full 1":
      "Being seen clearly is what you long for and also what you guard against. Ask someone you trust how you have seemed lately, and accept the answer without improving on it.",
    "full 2":
      "Charging too little and giving too much will show up in the figures sooner than in your mood. Review three months. Correct one payment in your own favor.",
    "full 3":
      "Some conversations you hold entirely in your head, including the replies. Have one of them aloud, state your half in a minute or less, and let the other person answer independently.",
    "full 4":
      "In a tense household you absorb what everyone feels and call it keeping the peace. Attend to one person only, the one you’ve been avoiding.",
    "full 5":
      "Showing what you have made, or whom you love, can feel to you like boasting. Show it regardless; the embarrassment lasts about an hour, and the pleasure belongs to everybody.",
    "full 6":
      "By the time your body protests, you have usually ignored several polite warnings, so cancel two favors today, without an elaborate explanation, and go to bed while it is still early.",
    "full 7":
      "As a rule you sense the other person’s position before they have stated it. Keep that to yourself, ask what it was like to wait with it, and then state your own.",
    "full 8":
      "You stay calm when painful matters are finally brought up, which leads people to conclude that you were hardly affected. You were. Say so.",
    "full 9":
      "Since the exception to one of your convictions tends to be somebody you like, allow it to change your mind slightly, and admit as much where other people can hear you.",
    "full 10":
      "Unrecognized, you grow silent and draw conclusions. Decide what you want to be known for, express it in two sentences, and send it to someone who has a say in the matter.",
    "full 11":
      "Friends who rely on you have little practice at being relied on. Ask three of them for something definite, with a day attached, and notice who is glad that you asked.",
    "full 12":
      "Not every sadness that reaches you this week began with you. Spend one evening without news, messages or other people’s troubles, and see which feelings remain at the end of it.",
    "eclipse 1":
      "Being considerate is a role as well as a virtue. If you’re outgrowing it, let strangers meet the new version first, as they can’t compare.",
    "eclipse 2":
      "Losing a source of income or approval turns you into a rescuer. Before you do anything, ask what your time is worth without it.",
    "eclipse 3":
      "When you withdraw from a person, you tend to do it without notice. Write the last message simply, and sleep before you send it.",
    "eclipse 4":
      "Giving up a home means giving up who you were there. Keep one object, and let somebody help you with the rest.",
    "eclipse 5":
      "Whatever you loved deserves some grief, even if you saw the end coming. Take a week for it, then do something frivolous.",
    "eclipse 6":
      "If your routine collapses, you’ll be inclined to arrange the next one around everybody else. Begin with your own meals and sleep.",
    "eclipse 7":
      "Because foreseeing a change doesn’t make it hurt less, tell the person that you mind while they are still in a position to answer.",
    "eclipse 8":
      "You tend to inspect a relief until it disappears. Where a debt or a silence has ended, accept that it’s over.",
    "eclipse 9":
      "After losing a belief you look for its replacement immediately. Leave the question open for a month. Read nothing.",
    "eclipse 10":
      "A lost title makes you wonder what you are for. Until that settles, describe yourself by what you do on a good day.",
    "eclipse 11":
      "Having once held a circle together, you needn’t stay at the center of it. Keep up the two friendships that you’d miss.",
    "eclipse 12":
      "Something that you have been looking after in private can be put down now. Do it deliberately, and tell one person that you did.",
    "jupiter soft":
      "Offers come in, and your first instinct is to consider who else would benefit. Accept at least one of them that serves nobody but you; the people who believe in your work like to see you enjoy it.",
    "jupiter hard":
      "With so much goodwill available, every need that you notice begins to look like your responsibility. Settle on a maximum, three people or two projects, and ask a friend to enforce it, since you’ll make exceptions.",
    "saturn soft":
      "Since patient work is rewarded in terms that you respect, with trust, skill and results that last, take on the responsible role, provided that its hours are written down. You stop counting once somebody needs you.",
    "saturn hard":
      "Good intentions and a long view aren’t accepted as evidence for the time being. Finish one modest piece of work and let it be examined; you needn’t earn your place by having no needs of your own.",
    "uranus soft":
      "A chance that you didn’t foresee can unsettle you even when it’s welcome. Agree to a trial of several weeks, with an end date, and let someone practical explain the parts you would rather imagine.",
    "uranus hard":
      "Being surprised offends you a little. Instead of drawing up a replacement plan this week, change one habit of your own choosing, so that something in your life moves because you asked it to.",
    "neptune soft":
      "Imagination and compassion both run strongly now, and without a limit they run together. Give the first of them forty minutes a day and something to show for it, and give the second a closing time.",
    "neptune hard":
      "You respond to what a person could become, and overlook how they behave on ordinary days. Before committing money or devotion, collect facts from two sources, and distrust any decision that feels both noble and foggy.",
    "pluto soft":
      "Something you have avoided can be looked at now, preferably in company. An hour a week with one trusted listener is enough, and what comes to light is often a simple wish to have some influence.",
    "pluto hard":
      "Your way of winning is to understand your opponent so completely that there’s nothing left to oppose. Resist it this time. State a limit, and repeat it without any new reasons. Stay where they can see you.",
    "mercury retrograde":
      "An unclear message invites you to supply the meaning, generally an unhappy one. Ask the sender what was intended, and delay your most eloquent reply.",
    "mercury direct":
      "Send what you drafted, minus its second half. The silence that seemed so expressive to you was taken for having no opinion.",
    "venus retrograde":
      "People from the past improve in your memory, where they say what you would have written for them. Consult your diary before you answer.",
    "venus direct":
      "The difference between what you like and what you merely tolerate is visible again. Stop tolerating one thing, without an announcement.",
    "mars retrograde":
      "Your anger goes inward and returns as a judgment of somebody’s character. Walk fast for ten minutes every day. Postpone the judgment.",
    "mars direct":
      "Before you take up anybody’s defense, spend three mornings on the project of yours that has waited longest. The cause will keep.",
    "ingress jupiter":
      "A more generous year begins in this area. You usually hold opportunities open for other people; take the first one yourself.",
    "ingress saturn":
      "Several years of steady effort lie ahead here. Select the single promise that is worth being tired for, and return two others.",
    "ingress uranus":
      "This part of life will rearrange itself for years, frequently without consulting you. Leave a margin.",
    "ingress neptune":
      "Inspiration shifts over a long period, so that an old devotion turns into habit unnoticed. Ask yourself yearly whether you still mean it.",
    "ingress pluto":
      "What changes here changes slowly, and at the foundations. Decide what you couldn’t live without, and be less protective of the rest.",
    "month 1":
      "List the people whose problems you think about daily, and beside each name write one thing that they are able to do themselves.",
    "month 2":
      "Once a week, state your preference before you’ve heard anybody else’s. Small matters are best for practice, such as dinner or a film.",
    "month 3":
      "Take the oldest idea in your notes, give it ninety uninterrupted minutes, and show the result to someone before you have judged it.",
    "month 4":
      "You guard other people’s confidences as if you had signed for them. Tell one person, kindly, that you can’t keep theirs any longer.",
    "month 5":
      "Invite someone out for no purpose at all, and if the conversation turns into counseling, say so and move on to something trivial.",
    "month 6":
      "Looking back over six months, count the evenings that belonged to you. Reserve several more now, before July has been promised away.",
    "month 7":
      "Spend an afternoon in a place where nobody knows you, and resist the interesting stranger who would like to tell you everything.",
    "month 8":
      "Since annoyance doesn’t improve with storage, mention three minor cases this month, each within the hour, in the tone you’d use for the weather.",
    "month 9":
      "Hand in one thing at eighty percent of your standard, without a note explaining what is missing, and observe whether anyone objects.",
    "month 10":
      "Ask for a fee, a favor and a deadline this month, one of each, and leave off the apology at the end.",
    "month 11":
      "If a teacher or a colleague ever recognized what you were capable of, write to that person in three sentences and say what came of it.",
    "month 12":
      "Decide which gathering you’ll skip before the invitations come in, and spend that evening as you like, accounting for it to nobody.",
  },
};
