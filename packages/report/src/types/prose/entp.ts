import type { TypeProse } from "../type-prose.ts";

export const entp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    risk: "bold",
    head: "logic",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You answer ahead of the question mark. Aries put the engine in, and the rest of you keeps asking, as a matter of interest, where the brakes would go, so that friends brace a little when you say “What if.” You have been called fearless, and you let it stand. What you are really up to is finding out, again and again, whether anyone will still be there after the impact.",
      argument: [
        "Aries wants to win and the Debater wants it to last, and that is the entire dispute: one goes for the throat in the first minute, the other would gladly sacrifice a point to see where it leads. You settle it, as a rule, by speed. You attack first and become interested afterward, when nobody is left to talk to.",
        "What it costs you is second conversations, which is where your best ideas live. So in the first two minutes of any collision, ask one question that you couldn’t answer yourself, and give them twenty seconds to think; if at the end of these you still want to hit something, take the stairs. The thought will be waiting at the top.",
      ],
    },
    Taurus: {
      thesis:
        "Periodically you threaten to leave an apartment that you know by smell. In conversation you are reckless; in fact you eat at one place, from one side of the menu, and Taurus has seen to it that the cooking is excellent. People think they’re dealing with a loose cannon. What you are really up to is looking for one thing so solid that all your questions together can’t knock it over.",
      argument: [
        "Everything the Debater pokes at, Taurus has already paid for. One of them thinks that a life should be reopened periodically like a patent, the other has found the right pillow, and you settle the matter by a neat division of labor, in which you recommend upheaval to everybody else and go home to the same stew at the same hour.",
        "Friends have noticed, and your advice has lost some of its edge, since all of it is advice you needed yourself and gave away. Four times a year, put one comfort of your own on trial: do without it for a week, in good humor, taking notes. The survivors you may go back to with a clean conscience, and the pillow will most certainly survive.",
      ],
    },
    Gemini: {
      thesis:
        "Before the bread arrives you know their occupation, their mother’s town and the flaw in their reasoning, and what they know about you is that you’re delightful. Gemini doubled what was already too many. There is no topic that you can’t leave by the window. What you are really up to is hoping that a person fast enough will catch you by the sleeve, and ask what you were running from.",
      argument: [
        "These two have never disagreed about a thing, and that should worry you. Gemini wants the next fact, the Debater wants the next angle on it, and between them a lunch can accommodate nine wars and a recipe, but with no opposition in the house nothing gets settled. It only gets succeeded.",
        "As a result you’re a hard person to miss in particular. People have enjoyed you, all of them, and few could say what you care about. For one month take a single question, write it at the top of a sheet, bring each long conversation back to it once, and record what you’re told. By the end you’ll possess something rarer than range: a page that you can’t talk your way out of.",
      ],
    },
    Cancer: {
      thesis:
        "Anyone may be teased, on any topic, and God help the outsider who teases your family. Cancer keeps a shell under all that sparkle, and after a triumph you’re inclined to phone home and pretend that it was about a recipe. Sport is what the sparring looks like. What you are really up to is making sure, with every jab, that the people you love are not going away.",
      argument: [
        "The Debater jabs and Cancer bruises, and they share one skin, sometimes within a single lunch. You deal it out all week, with style, to everyone you’re fond of; then someone makes a mild observation about your hair, and you go silent for a season. That’s how it gets settled: the attack is public, the injury is private, and nobody can identify the remark that did it.",
        "So your nearest people are permanently on trial and never hear the charge. Two habits would do a lot. When you’ve been sharp at a dinner, send one message the next morning containing nothing except warmth. And when you are hurt, tell them which remark it was, the same day, word for word, and let them answer it.",
      ],
    },
    Leo: {
      thesis:
        "You enter a disagreement the way others enter a ballroom, and it would hurt you to hear it called arguing. Leo likes the house lights down. The spontaneous part was rehearsed, a little, in the shower, and when you are ignored you turn brilliant, then a touch cruel, then lavish. What you are really up to is asking to be loved for your mind by people who would love you anyway if you sat down.",
      argument: [
        "The Debater takes apart everything it is given, and that includes applause, which Leo had just started to enjoy. So there you stand before a clapping crowd, glowing, with grave doubts about its taste. Mostly you settle this by going in search of a larger audience, or a more difficult one, which seems for an evening to be the same as a better one.",
        "The people who pay are those who were clapping all along, at home, in socks, and who, after years of having their praise cross-examined, have grown a bit economical with it. When you’re next admired, say thank you and take five deliberate breaths: no joke, no correction. Then, daily for a week, admire one person for a thing that isn’t clever, such as the way they wait.",
      ],
    },
    Virgo: {
      thesis:
        "From the doorway you can see what’s wrong with it, also nine ways to fix it, and by midnight you have ranked the ways. Virgo is the one who reads the footnotes that the rest of you makes fun of, and people who have never seen the drafts take you for careless. What you are really up to is looking for a single thing with no mistake in it, so that you could finally stop checking.",
      argument: [
        "Give these two a report to write. The Debater talks it through on the phone, gorgeously, and considers it done; Virgo opens the file after everyone’s asleep and finds the comma. One loves what a thing could be, the other minds what it is, and you settle the case by appointing the deadline as judge: nothing for a month, then a night of terrible precision.",
        "It costs you sleep, and it costs your colleagues, since a standard with no time left to meet it comes out as commentary on their work. Try two sittings on different days, in the first of which you may only add, the wilder the better, and in the second only cut. If one of them turns up at the other’s hour, send it home without coffee.",
      ],
    },
    Libra: {
      thesis:
        "You take the other side out of good manners. Libra can’t bear to see a lonely position, so the view that lacks a friend at the table gets you, charming and well dressed and entirely persuasive, and everybody leaves pleased. Asked where you’d like to eat, you make a lovely case for all three. What you are really up to is keeping the company happy by never letting on what you want.",
      argument: [
        "The Debater would rather be right, and Libra would rather be invited back. Since you can’t have a scene and can’t tell a lie, you’ve found a third way, in which the truth gets said, but as a paradox, with a smile, so that it can be withdrawn before dessert. It’s a beautiful technique. People repeat your lines on the way home and differ about which side you were on.",
        "The cost comes when someone needs a verdict and asks a blunter friend. Practice with trifles: once a day give a ruling before anyone else has spoken, on a film, a soup, a shade of blue, and for a full hour decline to supply the opposing view. Most people will like you just as well. A few will be immensely relieved.",
      ],
    },
    Scorpio: {
      thesis:
        "Others suppose that you enjoy the argument. You enjoy the half second after it, when they’re off balance and the real answer shows, because Scorpio doesn’t play for points; it lets the rest of you keep up the chatter and watches the hands. There’s a file on everyone you love. What you are really up to is looking for one person who can be asked anything and won’t flinch.",
      argument: [
        "One of them says everything, the other tells nothing. The Debater thinks out loud and has forgotten it by dinner; Scorpio forgets no syllable and thinks in a locked basement, and the customary settlement is that the talk serves as camouflage. In one evening you distribute forty judgments and not one fact, and people go home under the impression that they know you.",
        "Those who stay longer feel interviewed, and then they feel alone. There’s an additional cost, a grudge or two of a size that you would ridicule in anybody else. For a week, follow one rule: if you ask someone a thing, answer it yourself first, in about as many words as you hope to get from them. You’ll ask fewer questions. They will be much better.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’ll walk out of a good party because there is said to be a better argument across town. Sagittarius gave you the long legs, the blunt mouth, the certainty that the answer lives one border over. You overshoot, you apologize, and it’s forgiven, since nobody has ever had a better time. What you are really up to is looking for a conviction so enormous that you can’t reach the far side and start poking back.",
      argument: [
        "Sagittarius wants something to believe, and the Debater wants something to doubt, and often it is the same thing, a month apart. In the first weeks you preach: there are books, there is a diet, there’s a teacher abroad. Then someone agrees with you, the itch starts, and by the next dinner you’re the most accomplished critic the movement has ever had.",
        "What you leave behind is a field of bewildered converts with pamphlets in their hands, several of them your friends. Adopt a modest belief this time, that debts get paid or that meals are shared, and live by it for ninety days under one condition: no defending it aloud and no attacking it. A belief you aren’t allowed to talk about has to find some other way to show.",
      ],
    },
    Capricorn: {
      thesis:
        "You mock the ladder and can also give the number of its rungs. Capricorn had a plan for you early, and the rest of you has spent the interval finding loopholes in it, which makes you, in any serious meeting, the irreverent one who has read all the minutes. What you are really up to is earning so much authority that nobody can ever again tell you to sit down and stop asking.",
      argument: [
        "Capricorn is building a pedestal and the Debater can’t see one without giving it a kick, and they both know what they’re doing. You settle it by becoming the licensed fool: senior enough to be safe, too funny for the top position. Then the position goes to someone duller, who never once amused the chairman, and you’re astonished at how much it stings.",
        "The sting is the cost, and it returns every few years. Try rationing the rebellion to one a month, selected beforehand, on a matter where the institution is really wrong; for the remainder of it, wear the tie and let the good line pass. Write those lines in a notebook, dated. You’ll want them for the speech when they give you the chair.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re fond of humanity, several of its ideas, and about six of its members. Aquarius stands at the back with folded arms designing a better crowd; the rest of you is in the thick of this one, picking quarrels, and as soon as a view of yours gets popular you drop it like a hot pan. What you are really up to is looking for a tribe that would throw you out for agreeing.",
      argument: [
        "They look like twins and they aren’t. Aquarius would go to jail for a principle; the Debater would visit, and over the weekend make a rather good case for the jailer. Since both are contrary, nobody outside can tell which one is speaking, and you settle it by being unpredictable, a condition you refer to as independence.",
        "The bill arrives on the important day, when those who’d march with you aren’t sure that you are coming, or on which side. So adopt a cause, and in that cause the least glamorous job there is, envelopes, chairs, rides: two hours a week for eight weeks, and no suggestions before week five. Being relied upon is a position too, and you’ve never yet tried to defend it.",
      ],
    },
    Pisces: {
      thesis:
        "You’re about to demolish the argument, and then you notice the other person’s hands. Pisces slips under the wire of every position you hold and surfaces on the far side, in tears for the opposition. You call this being fair, although it is closer to having no skin. What you are really up to is hiding a very soft animal behind the fastest mouth in the house.",
      argument: [
        "The Debater wants to know where one thing stops and the next begins, and Pisces keeps smudging the line with a wet thumb. You settle it by the time of day: at noon you’re merciless, by ten at night you’re sorry, so the same friend receives a remark with the soup and a long, tender message at bedtime, and doesn’t know which to answer.",
        "It costs you apologies for things you were right about, and promises, made in the sorry hours, that no one could fulfill. Have a rule: after dark, nothing gets sent. Put the apology and the promise on a card, lay it next to your toothbrush, and reconsider it in the morning. Send the portion that both of you would sign. Tear up the rest with some affection.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You walk into stuck situations and they start to move, usually before anyone has found you a chair.",
        "Fear turns into sport near you, and shy people attempt things that they’d only ever talked about.",
        "You say the unsayable thing early, cheerfully, to the person who can do something about it.",
      ],
      costs: [
        "You depart when the excitement does, so that others inherit what you set going and get thanked for it.",
        "Winning warms you so thoroughly that you miss the moment when the other person stopped playing.",
        "Your body gets spent like a stranger’s money, and you hear about it weeks afterward.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "The opening is where you’re unmatched; what you want to be known for tends to happen in the third year.",
        },
        {
          between: "Sport or injury",
          text: "You spar as a compliment, and some of the people you compliment go home to examine the bruises.",
        },
        {
          between: "Dare or promise",
          text: "A yes costs you nothing at the moment of saying it, and somebody always writes down the date.",
        },
      ],
      practice:
        "When you’re about to say yes to something new, take out a card and write the name of one thing that you would visit less often because of it; wait an hour, then answer.",
    },
    Earth: {
      gifts: [
        "Broken things confide in you, and you mend them with whatever happens to be lying about.",
        "Your inventions can be sat on, eaten, or driven home, which few inventors manage.",
        "You test a claim before you pass it along, so people who doubt everyone make an exception for you.",
      ],
      costs: [
        "The last tenth goes undone, and it occupies the garage, the hallway and a shelf of your pride.",
        "Twice the stubbornness: you’ll hold out for a new idea and for the old frying pan in one breath.",
        "You look at the object, and the person who brought it stands there with their coat on.",
      ],
      tensions: [
        {
          between: "Invent or complete",
          text: "Every completed thing would free your hands, and every new drawing is so much more beautiful than the thing.",
        },
        {
          between: "Free or settled",
          text: "You preach the open road, with conviction, from a house where the mugs have had their hooks for years.",
        },
        {
          between: "Better or done",
          text: "One additional improvement always makes sense to you, and it invariably falls on the day of delivery.",
        },
      ],
      practice:
        "On the first of each month select the one half-made thing that is nearest to completion, give it two hours before you touch anything new, and when it works, hand it to someone the same day.",
    },
    Air: {
      gifts: [
        "People leave a conversation with you holding a better version of their own idea, convinced that it was theirs.",
        "You can state a position you detest so fairly that its owners would hire you.",
        "Nothing stays a dead end for long in your hearing, because you ask what nobody thought to ask.",
      ],
      costs: [
        "You talk the wish away: told well enough, a plan has given you nearly all it had.",
        "Nobody can distinguish your conviction from your warm-up, so on the day it matters they smile.",
        "Feelings get corrected for grammar, yours included, and then they don’t come back.",
      ],
      tensions: [
        {
          between: "Open or chosen",
          text: "Each possibility kept alive has to be fed, and you are feeding a remarkable number of them.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers receive you at your most vivid, and those at home have learned to wait for a summary.",
        },
        {
          between: "Test or witness",
          text: "You examine the good news for strength when all it required was for somebody to be glad.",
        },
      ],
      practice:
        "Once a day, let the other person have the end of the conversation. Add nothing to it, neither joke nor connection, and on your way out repeat their last words to yourself, exactly.",
    },
    Water: {
      gifts: [
        "You find the one remark that lets a grieving table breathe, and you find it by ear.",
        "Under the quick reasons lies a patient understanding of people, which is seldom wrong about them.",
        "Nobody in trouble is treated by you as if trouble were all there is to them.",
      ],
      costs: [
        "Your own hurt comes out as wit, aimed at whoever is sitting where the hurt came from.",
        "You’ll plead any case but yours, so the invoice stays unsent and the wish goes unspoken.",
        "What you feel reaches you years late, often in traffic, when there’s nobody left to tell.",
      ],
      tensions: [
        {
          between: "Funny or felt",
          text: "A joke gets you up to the edge of the thing and, unless watched, gets you away again.",
        },
        {
          between: "Proof or shiver",
          text: "Your skin knows the place at the first visit, and your head demands further evidence for two years.",
        },
        {
          between: "Near or admired",
          text: "You’re brought near by cleverness, and then the cleverness sits down in the chair between you.",
        },
      ],
      practice:
        "Each evening, before you tell anyone a funny story about the day, write one line that leaves the fun out, recording who it was, and what you felt in which part of the body. Then tell it.",
    },
  },
  openings: [
    "Start with what your friends already know: you will take the other side, of the weather, of the menu, of your own birthday. What they know less well is that someone lives on that other side, full time, with strong opinions about how you have been running things. These pages give both of you a chair and let neither have the last word.",
    "You’ve never been short of ideas, and at least three of them would have paid. This part concerns the stretch of road between having an idea and cashing it, where the scenery is poor and you tend to fall into conversation with other travelers. Bosses appear in it, invoices too, and the venture that never got beyond an excellent name.",
    "The people who love you have at some time lost an argument about whether they were upset, and they came back, which says something for both sides. What follows is about them: what they hear when you are only playing, what they’d ask if they expected an answer of reasonable length, and how you look from across the table.",
    "Here is the subject on which you are least amusing. Within a page or so you will feel an urge to demonstrate where the writer has gone wrong, and you should note which page. Below the talk there’s an older business, some of it with scabs on its knees, and it has been waiting with remarkable patience for you to run out of clever replies.",
    "Your mind has a body and treats it rather like a rental: fast over the bumps, returned with an empty tank, no recollection of the scratch. What comes now is small and can be done before the mood passes. None of it requires discipline, an institution you have refuted on numerous occasions, though some of it requires ten minutes.",
    "A person can be curious about everything and still not have asked what the curiosity is for. You have come close, generally after midnight, generally in company, and somebody always said something funny. There’s no hurry now. The remaining pages go around the big question as you’d go around an unfamiliar house, trying the windows.",
  ],
  year: {
    "new 1":
      "Try the new version of yourself on people who know you, for a month, without irony, since being ridiculed first by you is how the last three versions died.",
    "new 2":
      "Before the next scheme, find out what you own: an hour, a pencil, three totals. It’s duller than a scheme and will reveal which one you can afford.",
    "new 3":
      "Ask the neighbor or the sibling a thing you genuinely don’t know, then let them be wrong about it for a while. You’ll hear more than you’re accustomed to.",
    "new 4":
      "Alter one thing in the place where you sleep, and see it through to the last screw, because home has waited patiently for years to be your favorite project.",
    "new 5":
      "Flirt, paint or play at something in which you have no angle at all. Being an amateur with nothing to prove suits you better than you’d imagine.",
    "new 6":
      "One routine, so modest that you can’t find an objection to it. Attach it to your first coffee, and don’t improve it until the month is out.",
    "new 7":
      "Someone enters as an ally or an equal. Resist testing them for two weeks, and inquire what they think before you inform them what they think.",
    "new 8":
      "Put the shared accounts on the table, of money or of feeling. You’re excellent with forbidden topics when they’re other people’s, so open this one with your own figure.",
    "new 9":
      "Take up the foreign idea and live in it before you review it: two weeks as a guest, shoes off, after which you may criticize the plumbing.",
    "new 10":
      "Pick the one thing you’d like your name on, and tell a person with the power to hold you to it. Six maybes have never made a reputation.",
    "new 11":
      "Join the group for what it does, and keep your plan for its reform in a drawer, where by the fourth meeting half of it will look foolish to you.",
    "new 12":
      "Book an empty evening and defend it as you’d defend a terrible film you loved. Around the second hour the thoughts arrive that never appear in company.",
    "full 1":
      "You’re being seen from an angle you didn’t select. Ask two people what they make of you at present, and answer each of them with nothing but thanks.",
    "full 2":
      "The numbers are no longer hypothetical. Of everything you have lent, charged or forgotten to bill, deal with the biggest item first, by telephone, before you justify it to anyone.",
    "full 3":
      "Something you said lightly has been taken seriously, and it comes back to you. Own it or withdraw it, but don’t inform them that they missed the joke.",
    "full 4":
      "A family matter comes up to the boil, and you can see with great precision who is wrong. Say less than you see, bring food, and stay through the dishes.",
    "full 5":
      "The thing you made, or the person you’ve been circling, wants a real answer. Give it without an alternative in your pocket, and notice how your hands feel.",
    "full 6":
      "Your body and your calendar compare notes, and neither is pleased. Cancel the most interesting of three commitments, which will turn out to be the expensive one.",
    "full 7":
      "What the other person has been thinking comes out at last. Hear them to the end, repeat it in their words, and postpone your excellent rebuttal until tomorrow at least.",
    "full 8":
      "A hidden thing turns visible: a debt, a desire, a grief in a ridiculous hat. You needn’t solve it. Stay beside it for an evening and make no remarks.",
    "full 9":
      "A conviction you’ve defended for sport is called in, for keeps. Find out in front of one trusted person whether you hold it, and say so in a single line.",
    "full 10":
      "Your public score goes up on the board, fair or otherwise. Read it once, then thank the person who did the unglamorous half, by name, where others can hear.",
    "full 11":
      "One group or hope shows its true shape. If you’ve been staying purely for the disagreements, say goodbye in person, and tell them what you learned there.",
    "full 12":
      "The thing you’ve outtalked all season catches up, probably at night. Leave the screen dark, write three lines, and don’t make them good, since sleep does the editing.",
    "eclipse 1":
      "The act that got you this far no longer gets laughs. Don’t polish it; find out who you are before the next one.",
    "eclipse 2":
      "An income or an object you took for granted acquires another owner. Keep your fee, and release the rest without a speech.",
    "eclipse 3":
      "A channel shuts, or a way of talking. Something you always intended to say directly will have to be said directly.",
    "eclipse 4":
      "Ground shifts at home. Hold still longer than is comfortable, and ask the oldest person what they remember of the last time.",
    "eclipse 5":
      "A game ends, or a romance, or a project you loved for being incomplete. Mourn it properly; then the next can have rules.",
    "eclipse 6":
      "The way you’ve been working stops working. Replace the routine before you replace the job, and give it a fair trial.",
    "eclipse 7":
      "A partnership acquires new terms. You’ll see the loophole immediately; leave it alone, and say what you want in one breath.",
    "eclipse 8":
      "Something shared is cut or forgiven. Say what you’ll miss, even if you were the one who recommended the cut.",
    "eclipse 9":
      "A teacher, a creed or a far place falls away. Let a season pass before you adopt its opposite.",
    "eclipse 10":
      "The title comes off the office, or another goes on. You were always more than the most impressive line on the card.",
    "eclipse 11":
      "Some of the crowd moves on. Notice who remains on a day when you had absolutely nothing amusing to report.",
    "eclipse 12":
      "An old habit of escape is taken from you. Sit where you land, for once, and look around before you plan.",
    "jupiter soft":
      "More invitations, more ideas, more yes in the world than you have evenings for. Pick two and let them get large; as for the others, introduce the person asking to somebody hungrier than you.",
    "jupiter hard":
      "Everything looks possible, and you’re the last to notice when it isn’t. Before each promise this season, announce what you’ll abandon in return, and if nothing comes to mind, the answer is no.",
    "saturn soft":
      "Patience will come more easily now than it generally does, so spend it on one thing you’ve always explained and never mastered. Forty minutes, same chair, every other day, with a tally on the wall.",
    "saturn hard":
      "Somebody asks for proof, and charm won’t be accepted in its place. Don’t dispute the examination. Take the oldest incomplete thing you have and bring it up to the standard of a person you find tedious.",
    "uranus soft":
      "Upheaval arrives at your own speed for once, and you’re excellent company for those it frightens. Try the odd version in public, keeping one dull thing fixed, the rent or the breakfast, as a peg.",
    "uranus hard":
      "The disruption isn’t yours this time, which is exactly what annoys you. Give yourself a day of objections, all of them spoken, then consider what you’d have proposed if it had occurred to you first.",
    "neptune soft":
      "Images get through to you where reasons used to stand guard. Put on music with no words, carry a notebook, and for several weeks write down what you see without deciding what it means.",
    "neptune hard":
      "Your own eloquence could deceive you at present, since every version sounds true. Sign nothing on the strength of a mood; describe the plan to a literal-minded friend, and trust the look on their face.",
    "pluto soft":
      "You can go to the bottom of a thing now, past the point at which you’d normally make a joke and surface. Pick one question about power in your life, and pursue it for a month.",
    "pluto hard":
      "A contest is no longer a game, and you know because you can’t see the other side of it. Put down one weapon first, deliberately, and then ask what you’re afraid of losing.",
    "mercury retrograde":
      "Your messages arrive without their tone. Send fewer, phone more, and before you reply to anything provoking, read it aloud in a friendly accent.",
    "mercury direct":
      "The crossed lines sort themselves out, mostly. Ring the one who took the joke badly; say what you meant, omitting the joke.",
    "venus retrograde":
      "An old flame, an old taste or an old bill comes around for a second hearing. Hear it out, and buy nothing in the interval.",
    "venus direct":
      "What you like gets simpler to say. Tell one person so, in daylight, and with no clever clause hanging on the end.",
    "mars retrograde":
      "Your usual spark catches late or in the wrong place. Conclude the quarrels you left half done, and start none you could win by Friday.",
    "mars direct":
      "The push is back, and you’ll want to spend it all at once. Aim it at one target, with a date.",
    "ingress jupiter":
      "The luck moves to another neighborhood, where for about a year curiosity pays best. Go over and ask to be shown around.",
    "ingress saturn":
      "A slow examiner takes a seat for some years. Pick the subject you have bluffed longest, and start learning it by hand.",
    "ingress uranus":
      "For years to come the surprises will arrive from this direction. You enjoy surprises; now arrange to be useful in one.",
    "ingress neptune":
      "A long tide comes in over one field of your certainty. Let some of it blur, and notice what you long for.",
    "ingress pluto":
      "Something vast starts to turn over, by inches, for many years. Ask the plain question about it once each birthday.",
    "month 1":
      "Write down the five plans you announce most often. Eliminate three without a speech, and ring someone about one of the two.",
    "month 2":
      "Pay a compliment each day that has no joke in it, delivered while looking at the person, then talk of something else.",
    "month 3":
      "Find the oldest half-read book in the house and either read it to the end by the thirty-first or give it to a stranger.",
    "month 4":
      "For one full dinner, dispute nothing. Ask follow-up questions exclusively, and observe at which of them your foot starts to tap.",
    "month 5":
      "Visit a place of work you know nothing about, a bakery or a court, and watch it in silence for an hour.",
    "month 6":
      "Half the year is gone: return every borrowed thing you can locate, each with a note explaining what you used it for.",
    "month 7":
      "Learn one song, recipe or card trick so thoroughly that you can perform it before people without talking over it.",
    "month 8":
      "Send the invoice, the apology or the application that you’ve been composing in your imagination. One draft, then press the button.",
    "month 9":
      "Spend a Saturday as assistant on someone else’s project. Fetch and measure, and offer an improvement only if you are asked twice.",
    "month 10":
      "Revise your opinion about something that matters, in public, and name the person who brought you to it.",
    "month 11":
      "Take the longest-standing disagreement in the family and write out their side by hand, one page. Show it to them.",
    "month 12":
      "Invite the people who finished what you started this year. Feed them well, and make a toast with no punch line.",
  },
};
