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
        "Imagine a match that argues with the box. ENTP sees the weak spot in an idea, Aries goes straight for it, and so braver conversation breaks out wherever you sit. Decisions are made the same way, by striking: the experiment is running while others are still debating whether to have one. Mistakes get admitted loudly and forgotten by lunch, your own as well as other people’s. Affection, from you, feels like being challenged to a race, and some of your closest friends began as opponents. But let anyone bully a shy person in your presence, and they suddenly have a new and very well-informed adversary.",
      argument: [
        "What ENTP trusts has survived an attack. Since Aries likes contact anyway, the harder the better, you’ve become a tester, who contradicts people in the first five minutes and pushes hardest on the ones you like. If they push back, you relax, because now you know that someone is there. It gives you sincere friends and spares you flatterers. But many who hoped that you were pleased to see them feel examined instead. They become agreeable, bring you only finished thoughts, and leave you with company that you trust less.",
        "This week, meet one person you like with ten minutes of no objection at all, and ask twice, “What made you see it that way?” At your best you’re the friend who makes cowards laugh at themselves, and then walks in first.",
      ],
    },
    Taurus: {
      thesis:
        "Every revolution has one member in a very good armchair, and it’s you. ENTP doubts whatever is called necessary, and Taurus makes the doubt sound like common sense, so people bring you their stuck lives. They’re fed, they’re heard, and they go home with five ways out, at least one of which they’d never have dared to think. Your humor is unhurried and earthy, and it improves with the meal. Before buying anything, you know who makes a better one. And beneath the irreverence friends find someone steady, who answers, repays and remembers. Many of them have quit, moved or proposed at your suggestion. Your own experiments take a little longer.",
      argument: [
        "To ENTP an untried idea is an itch. Taurus prefers not to put anything it owns at risk by scratching. The usual settlement is that you experiment on other people: you think their lives through, supply excellent reasons, and see how it turns out from a comfortable seat. They’re often right to follow, and your delight at their success is sincere. But you’re bold with everyone’s life except your own. They notice that you’re seldom in the water yourself, and the best of your ideas remain talk, until someone with half your imagination makes one pay.",
        "Choose the advice you’ve given most often this year, follow it for seven days, and say to a friend, “I’m finally doing what I told you to do.” In your finest form you make courage look reasonable, and then you pour it a second helping.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a juggler who keeps asking the audience for one more thing. ENTP supplies the angles and Gemini the tongue, so you catch what people meant, turn it around and return it improved, until even the shy ones hear themselves being witty. Facts stick to you like burrs and are given away to anyone who can use them. Your kindness is equally quick: a message with exactly the right link, an introduction made on the spot. At home there are four books open and a kettle forgotten. And while you’re talking you listen, far more attentively than anyone suspects. About yourself, they know the best anecdotes.",
      argument: [
        "Gemini loves the next thing, ENTP loves the other side of this one, and neither has much use for conclusions. So you’re usually in motion, and motion is an excellent hiding place, since a person who is discussing three matters is difficult to ask a second question about any. Whenever something gets near you, a wish, a grief, an opinion you’d have to stand by, a better topic occurs to you. It really is better. The cost is that people know everything you think and little that you’re sure of, so plenty enjoy you and few could look after you.",
        "Once this week, when someone asks how you are, say three sentences on one subject, the last beginning with “What I want is.” On your best days you make strangers feel like old collaborators, and the world seem, for an hour, to be entirely made of open windows.",
      ],
    },
    Cancer: {
      thesis:
        "You’re the heckler at the family table, and you’d take a bullet for anyone sitting at it. ENTP has the tongue and Cancer has the clan, so anyone who belongs to yours is both entertained and defended. Finding the absurd thing in their worst day, you get them laughing in the hospital corridor, and take on any official who makes their life hard, politely, until the rules give way. Ideas come best in familiar surroundings, with interruptions. Your memory stores what each of them dreads, so that you can steer the evening around it. And how you tell them what they mean to you is a comedy in itself.",
      argument: [
        "Cancer feels a great deal and longs to be close. ENTP can’t say anything warm without seeing how it might be laughed at, and so it gets there first. Tenderness travels as an insult: “You again? Who let you in?” Those who know the code feel adored, and the fun of it has brightened many a dreadful week. Others take the words and miss the wish, or return them and hit you where you’re soft. Everything tender you say comes with a way to deny it, so on weak days even your favorites have to guess.",
        "Send one sentence this week that has nothing clever in it, such as “I love having you at my table,” and press the button before the postscript arrives. When it counts, you’re shelter with a sense of humor, and people heal around you without noticing when they stopped hurting.",
      ],
    },
    Leo: {
      thesis:
        "You’re a lawyer with a drum roll. ENTP brings the argument and Leo the spotlight, so a dead subject gets up when you touch it: you find what is disputable in it, pull in the listeners one by one, and announce whose remark won the day, until the whole table goes home feeling brilliant. Alone, you can be kept up by an idea for the sheer splendor of it. Friends are celebrated without envy. Often there’s a speech. At home the costume comes off, and there’s someone warm, messy and easily hurt. And anyone out of favor finds you at their side, while your admirers have to wait their turn.",
      argument: [
        "Adoration is food and drink to Leo. ENTP examines whatever it’s served, and adoration doesn’t survive an examination. So an admirer comes under suspicion, because if they fell for it that fast, their taste can’t be worth much, and you turn to the skeptic with folded arms and spend the evening on that one. It keeps you sharp and has won you some splendid opponents. But you discount the love of anyone who loves you too easily. They clap less, out of tact, and you register a cooling that began with you.",
        "For one week, answer praise with “Thank you, that means a lot,” and no second sentence. At your best you aim the spotlight away from yourself, and someone who had never been listened to finds out, in public, that they were interesting all along.",
      ],
    },
    Virgo: {
      thesis:
        "Few mad scientists wipe down the bench. You do. ENTP sees what hasn’t been tried, Virgo sees where it would break, and so the flaw gets found while it’s still cheap, with a joke attached, so that no one feels stupid afterward. Manuals are read for pleasure and then ignored on purpose. What you finally deliver is surprising and also accurate. Friends with a computer, a contract or a conscience in trouble get patient and very specific assistance, and your home is tidy in ways that only you can explain. Modesty hides in your irony. How your best work relates to the calendar is a thriller of its own.",
      argument: [
        "To ENTP a thing is done once it’s been thought. Virgo knows how good it would have to be, and shudders. As long as you don’t begin, both are content, so you wait until only a night is left, when it couldn’t be done properly by anyone, and you’re free. Whatever comes of it is praised as a feat, and whatever is wrong with it was the clock. The bargain has produced some dazzling rescues. It also means that no one has seen your best, yourself included, and people who count on you learn to allow for it.",
        "Take a task that’s due in three weeks, finish a poor version by tomorrow, and send it to one person with the line, “This is early and bad, and I’d like to know if the concept holds.” On your finest days you invent the thing and also make it work on rainy Mondays.",
      ],
    },
    Libra: {
      thesis:
        "You can tell people their house is on fire and be complimented on the phrasing. ENTP sees what is wrong, Libra sees how it would feel to hear it, and the result is criticism with beautiful manners: the boss’s error or the friend’s doubtful marriage comes up so wittily that they laugh and lean closer. Your thinking is a duet, so ideas improve visibly when someone answers. Matching people is a gift of yours. Enemies forget themselves at your table. Your home has good light and three half-finished debates in it. And about justice you’re entirely serious. The trouble with charming warnings is that they charm.",
      argument: [
        "A true remark won’t stay inside ENTP, and Libra can’t bear to see it land. Hence the soft landing: a paradox, a compliment in front and one behind, a smile that permits them to take it as play. Few people manage to be that frank and that liked. But you can say the hard thing so charmingly that it doesn’t have to be heard. They go on as before, and you grow impatient with people who have been told a dozen times over dessert. Then one day the charm gives out, and your coldness shocks them.",
        "Say one hard thing this week in nine words at most, for instance, “I don’t think you should buy it,” and remain for the reaction. On your good nights you make fairness funny, and two sides that came to win go off to eat together.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a comedian with a locksmith’s tools. ENTP spots the flaw in any story and Scorpio knows why the flaw is there, so people confess to you: the affair, the debt, the thing they’ve never mentioned. You ask straight out, follow the odd detail, and then say something so unsuitable that they laugh for the first time in a week. Riddles can keep you up until sunrise. At home you’re private, loyal and addicted to a theory by breakfast. Promises that matter are kept with surprising tenacity. And when disaster comes, your blackest joke turns out to be the most comforting thing in the building.",
      argument: [
        "Weak points interest ENTP because they’re interesting. Scorpio saves them because one never knows. So there’s a fairly exact map in your mind of everyone close to you, and you’d be insulted by the idea of using it. It makes you a shrewd helper, since you can tell where it really hurts. Still, it can happen once or twice, a single sentence in a quarrel, perfectly aimed, that the other person can recite years later. They can feel you not saying it. So they like you, confide in you, and remain a bit formal.",
        "Even out the map: give one person something that could be used against you, beginning, “Here’s what I’m ashamed of,” and don’t make it funny. In top form you go down into the cellar with people, switch on the light, and make the monster laugh.",
      ],
    },
    Sagittarius: {
      thesis:
        "Picture a professor on a motorcycle, taking questions. ENTP likes the argument, Sagittarius wants it to be about something large, and so a question in your hands gets turned over, connected with three countries and an old book, and abandoned cheerfully in midsentence if you notice that you’re wrong. People go home with a wider view, usually laughing. Plans begin as dares. Friends are made in lines, on trains and in elevators, and you remember what they believed in. At home the bag is half packed. Anyone who once taught you something has your loyalty for life. Your frankness is proverbial, and so is the speed with which you put on your coat.",
      argument: [
        "Sagittarius can’t breathe near a lie. ENTP has named the flaw before deciding to. Neither has much patience for what comes next: the reddening, the silence, the week of thinking it over. So you tell people what you see and leave before it starts to hurt. Your openness does set them free, because you say without malice what everyone else was only thinking. For you it’s finished with the sentence, whereas for them it began there. They sit with a true remark and no one to discuss it with, and you seldom find out what became of it.",
        "Call someone to whom you were blunt this year: “I told you what I thought and then disappeared. How was that for you?” In your finest hour you open a window in someone’s head and then stay, leaning on the sill, to enjoy the view with them.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the court jester who has read the budget. ENTP asks why a rule exists and Capricorn goes and finds out who wrote it, so your criticism is accurate enough to be useful, and often comes with a replacement. Newcomers learn from you how the place really works. Most of your improvisations have been under consideration since March. In affection you’re practical and offhand, so that people discover years later what you did for them. Your home is solid, ironic and fully insured. And when the comic voice stops, everyone listens. On the subject of what you want for yourself, it rarely stops.",
      argument: [
        "Capricorn means to rise, patiently, to the top. ENTP can’t see a top without wanting to push something off it. The usual compromise is licensed critic, senior enough to be safe and funny enough not to be considered. Mock the position you want, and it can’t be refused to you. It’s a pleasant seat, and institutions improve around it, because you study what you mock as only a lover would. But after some years the big office goes to someone slower who simply asked. No one knew that you were standing in line.",
        "Tell one person who decides, this week, “I’d like to be considered for that,” with no joke in front and none behind. On a great day you make a tired institution laugh at itself on Monday and keep its word by Friday.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a one-person opposition party with excellent snacks. ENTP finds the weak rule and Aquarius insists that rules are made by people, so whatever a whole group has agreed not to question gets questioned by you, so pleasantly that they have to laugh. Unusual newcomers find an ally. Your happiest hours go to inventing something absurd with three friends until it begins to look feasible, and your home is open to all of them, including the one no one else can stand. Kindness, in practical matters, is prompt and never mentioned again. Agreement, strangely enough, is harder for you than debate.",
      argument: [
        "Aquarius hopes to belong to the people who think for themselves, and ENTP can’t think for itself while someone nods. As long as you’re in the minority, both are satisfied, since you have comrades and you have an opponent. Success upsets it. Once the odd opinion is popular, it sounds false to you even where it’s right, and you leave a group as soon as it starts to agree with you. The habit keeps you independent. For those who fought beside you, it’s as if the architect had declined to live in the house, or with them.",
        "Agree with someone this week, in full, and stop: “Yes. I think so, too.” At your best you give a crowd of strangers the nerve to be themselves, and then you show them that they’ve been a community for an hour already.",
      ],
    },
    Pisces: {
      thesis:
        "You argue like a prosecutor and cry for the defendant. ENTP wants to know how it works and Pisces feels how it is, so in a debate with you people are contradicted and understood at once, and often you stop just before the end and turn the joke on yourself. Friends bring you their tangled hearts because you can put into words what they can’t. Ideas come from everywhere, dreams, overheard sentences and mistakes included. Your generosity borders on absentmindedness, and your home on a lost-and-found. There’s more thought in your kindness than anyone notices. For your own heart, too, you have excellent words, and that’s where the trouble starts.",
      argument: [
        "Pisces is flooded easily, by its own moods and everyone else’s. ENTP stays dry by thinking. So the moment something rises in you, you’re above it with a theory: this is the old thing about being left out, this is what anyone would feel. It’s accurate, and it helps others in the same water. But you explain your feelings so well that you hardly have to have them. They come back at night, or as a longing with no name, and meanwhile the people near you believe that you’re dealing with it, and don’t put their arms around you.",
        "The next time someone asks how you are, answer in five words beginning with “I feel,” and let whatever moves in your chest be seen. In your best moments you say the sentence that someone has needed for years, and say it so lightly that they can keep it.",
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
          text: "A yes costs you nothing at the moment of saying it, and someone always writes down the date.",
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
          text: "You examine the good news for strength when all it required was for someone to be glad.",
        },
      ],
      practice:
        "Once a day, let the other person have the end of the conversation. Add nothing to it, neither quip nor connection, and on your way out repeat their last words to yourself, exactly.",
    },
    Water: {
      gifts: [
        "You locate by ear, and exactly in time, the one remark that permits a grieving table to breathe.",
        "Under the quick reasons lies a patient understanding of people, which is seldom wrong about them.",
        "Nobody in trouble is treated by you as if trouble were all there is to them.",
      ],
      costs: [
        "Your own injury emerges as wit, directed at whoever happens to occupy the place it came from.",
        "You’ll plead any case but yours, so the invoice stays unsent and the wish goes unspoken.",
        "What you feel reaches you years late, often in traffic, when there’s nobody left to tell.",
      ],
      tensions: [
        {
          between: "Funny or felt",
          text: "Wit gets you up to the edge of the thing and, unless watched, gets you away again.",
        },
        {
          between: "Proof or shiver",
          text: "Your skin knows the place at the first visit, and your head demands further evidence for two years.",
        },
        {
          between: "Near or admired",
          text: "Cleverness brings you near, and afterward occupies the chair between you and the person you were approaching.",
        },
      ],
      practice:
        "Each evening, before you tell anyone a funny story about the day, write one line that leaves the fun out, recording who it was, and what you felt in which part of the body. Then tell it.",
    },
  },
  openings: [
    "Start with what your friends already know: you will take the other side, of the weather, of the menu, of your own birthday. What they know less well is that someone lives on that other side, full time, with strong opinions about how you have been running things. These pages give both of you a chair and let neither have the last word.",
    "You’ve never been short of ideas, and at least three of them would have paid. This part concerns the stretch of road between having an idea and cashing it, where the scenery is poor and you tend to fall into conversation with other travelers. Bosses appear in it, invoices too, and the venture that never got beyond an excellent name.",
    "The people who love you have at some time lost a debate about whether they were upset, and they came back, which says something for both sides. What follows is about them: what they hear when you are only playing, what they’d ask if they expected an answer of reasonable length, and how you look from across the table.",
    "Here is the subject on which you are least amusing. Within a page or so you will feel an urge to demonstrate where the writer has gone wrong, and you should note which page. Below the talk there’s an older business, some of it with scabs on its knees, and it has been waiting with remarkable patience for you to run out of clever replies.",
    "Your mind has a body and treats it rather like a rental: fast over the bumps, returned with an empty tank, no recollection of the scratch. What comes now is small and can be done before the mood passes. None of it requires discipline, an institution you have refuted on numerous occasions, though some of it requires ten minutes.",
    "A person can be curious about everything and still not have asked what the curiosity is for. You have come close, generally after midnight, generally in company, and someone always said something funny. There’s no hurry now. The remaining pages go around the big question as you’d go around an unfamiliar house, trying the windows.",
  ],
  year: {
    "new 1":
      "Irony protects you from being laughed at, and it talks you out of many changes by the third day. If you would like a different look or habit, give it two weeks before you permit yourself a single remark about it.",
    "new 2":
      "Inventing a way to earn money is more fun to you than the money itself, so the scheme has a name before the bills have been sent, while the drawer of receipts is waiting. Send the bills now.",
    "new 3":
      "Conversation is your sport, and you return everything that comes, including what was meant as affection. A neighbor or a relative could teach you something at present, provided you let them reach the end of the story without a reply.",
    "new 4":
      "Nothing at home contradicts you. Hence it generally gets what is left over of your time and your experiments, while those who live with you have opinions on the half-installed lamp, so ask, and complete one thing together.",
    "new 5":
      "Most skills came to you quickly, and whatever didn’t you called uninteresting, which has narrowed your pleasures. Try something at which you are cheerfully bad, preferably beside a person who is good at it and enjoys explaining.",
    "new 6":
      "You improve a routine until nothing is left to do but admire the design, so a plan too simple to be improved has the best chance, such as a short walk at the same hour. Perfection soon bores you.",
    "new 7":
      "Disagreeing is how you show interest in people, and the timid ones conclude that you dislike them. If someone new matters to you, say in plain words that you enjoy their company before you contradict them for the second time.",
    "new 8":
      "Taboos don’t frighten you. You discuss other people’s wages and griefs with ease, while your own remain private, so if you would like frankness about shared money or an old sorrow, put your facts on the table first.",
    "new 9":
      "You get to know an idea by attacking it, which shows you its walls and seldom its rooms. Choose a subject now in which no one has to be refuted, and ask its friends what they love about it.",
    "new 10":
      "Five possible futures feel like wealth to you and like fog to any employer, although one of them tends to come forward when you imagine an ordinary day in each. Name that one in public.",
    "new 11":
      "Two meetings show you how a club ought to be organized, and by the third you have said so, since an unused idea is hard for you to bear. Help with the chairs first, because reforms come easier from a familiar face.",
    "new 12":
      "The first silent hour is uncomfortable. You reach for the radio, because a thought without listeners hardly seems to exist, and yet in the second hour there are often thoughts that have no wish to be clever.",
    "full 1":
      "How you mean things and how they are received are two different matters, and for once the difference is easy to see. When people fall silent around you, consider that they may be tired as well as dazzled.",
    "full 2":
      "Your instinct for value is excellent, and it loses interest as soon as the value has been demonstrated, so bills are forgotten and loans go unmentioned until you list what you are owed. Ask for the oldest sum.",
    "full 3":
      "You say things in order to find out whether they are true, and others quote you as if you already knew. When one of your remarks comes back, “I hadn’t thought that through” is the answer that ends the matter.",
    "full 4":
      "The quarrel is about feelings. In family questions you can usually tell who is mistaken, and it helps no one, so carry something or cook something with them, and reserve the correct opinion for a calmer day.",
    "full 5":
      "Keeping every possibility open is half of your pleasure in a romance or a project, and the other person pays for it with waiting. If something here has ripened, call it by its name and see what that makes possible.",
    "full 6":
      "A fascinating problem lets you forget your body for days, and since it complains afterward in your sleep and your temper, notice at what hour of the evening the thinking becomes worse. That is when to stop.",
    "full 7":
      "While someone is speaking you are already preparing the reply, and they can tell, so first state the other person’s case so well that they agree with every word of it. Add your own point afterward.",
    "full 8":
      "Grief, debt and desire interest you, and interest allows you to stay at a certain distance from them. The feeling itself is nearer now and needs no theory, so sit with it, or with someone who has it, for an hour.",
    "full 9":
      "You have argued on so many sides that your friends are not sure which is yours, and sometimes you wonder too. Ask yourself for which of your opinions you would give up money or a pleasant evening.",
    "full 10":
      "Credit for ideas appeals to you. The world, however, pays for what is completed and for the person who completed it, so when your work is praised, name those who did the patient part, and people think more of you.",
    "full 11":
      "Some groups you love, and some you attend because they are wrong in such an amusing way. The difference is plain at such a time, so either leave in a friendly manner or admit that you have grown fond of them.",
    "full 12":
      "By day you can talk your way around nearly any feeling, because words come to you faster than it does, while at night there is no one to convince. Face it then. What you avoided frequently turns out to be smaller than the detour.",
    "eclipse 1":
      "An impressive manner wears out. Before you construct a better one than you have used since school, find out which of your qualities your friends enjoy when you aren’t demonstrating anything.",
    "eclipse 2":
      "Less income makes you inventive at once, sometimes sooner than the figures require. Consider the dull solution along with the brilliant ones, since it costs nothing to write down and can be tried on Monday.",
    "eclipse 3":
      "Jokes have done most of your serious talking for years, so that when an old connection shifts, there is often a message that never got through. Use eight ordinary words.",
    "eclipse 4":
      "A change at home makes you lecture on change, which keeps the sadness at a distance. Part of you was fond of the old arrangement, and those who live with you would gladly hear it.",
    "eclipse 5":
      "What you never finish can never end, and that has been convenient for you. When a love or a project closes anyway, you are free to say how much it meant to you.",
    "eclipse 6":
      "Discontent makes you redesign everything. Before you include the job, examine the light, the lunch and the hour of going to bed, because the cause of an unhappy day is frequently that modest.",
    "eclipse 7":
      "You notice the gap in every agreement before it has been signed, because looking for it is a reflex. If terms between you and someone change now, ask what would make you want to remain.",
    "eclipse 8":
      "Missing it is no contradiction. Even a separation that you argued for leaves a dent, your excellent reasons won’t fill it, and one friend ought to hear from you that you miss what you gave up.",
    "eclipse 9":
      "Having lost a conviction, you move to its opposite by evening, for the exercise. The territory between the two is larger and more fertile, so remain there for some weeks without defending anything.",
    "eclipse 10":
      "Titles never seemed serious to you until someone wanted them back, and since appreciation comes late when a period of work ends, stay in contact long enough to receive it. Believe what is said.",
    "eclipse 11":
      "Amusing people are invited everywhere and missed in fewer places, as you suspect. When a circle loosens, pay attention to who calls on a day when you have nothing clever to offer.",
    "eclipse 12":
      "Distraction has spared you much. It is an art you have mastered, and as one of the exits closes, what you stepped around generally proves to be more tired than terrible.",
    "jupiter soft":
      "Good ideas come to you on any day, and in a lucky period the world answers them with money and agreement, although there is only one of you. Choose two of them. Keep those you would defend against someone who loved all the others, and give the rest away.",
    "jupiter hard":
      "Your confidence runs a little ahead of the facts, and mostly the facts have caught up with you. At such a time everything you touch becomes larger, the promises before anything else. A cautious friend is valuable now, so show them the numbers before you announce a date.",
    "saturn soft":
      "Patience rarely visits you. Understanding a thing has always seemed enough, but now abilities that you have explained for years can be learned, and lonely hours with scales or verbs bring a satisfaction that talking never gave you. They add up faster than you would expect.",
    "saturn hard":
      "You can keep a plan in the air by talking, until someone asks to see how it works. In such a period there are deadlines and people who aren’t moved by charm, which seems petty to you. Produce one small proof, on paper, before you are asked for it.",
    "uranus soft":
      "Life moves at your speed for a while, and what makes others nervous cheers you up, so that you are very useful to them in building something from the pieces. Keep something dull. The rent, left in its place, gives the experiment a floor.",
    "uranus hard":
      "Upheaval from elsewhere displeases you. You like it when it was your own idea, and otherwise you criticize the method and overlook the opening, so pretend for an evening that you had proposed it yourself. Start with the part that costs least.",
    "neptune soft":
      "Impressions come to you before their explanations, which is unusual and rather lovely for a mind like yours. Music and faces say more than they generally do. Make a note of what moves you without examining it, and look again in some weeks to see what it has become.",
    "neptune hard":
      "Any version of events sounds true while you are telling it, and because you are your own best listener, that can become expensive in a hazy period. Invite some tedious questions. Give a friend the contract or the plan, and answer each with a fact.",
    "pluto soft":
      "Depth frightens you a little. That is why a joke lifts you out of a serious subject just when it becomes interesting, although in a period like this you can remain down there longer. Look at how power works in your family or your trade, including your own part.",
    "pluto hard":
      "Winning is such fun that you seldom ask what the prize is for. In a long contest with a person or a habit, that question becomes serious, because the other side knows where you are tender. Surrender one of your weapons, and observe what they do with theirs.",
    "mercury retrograde":
      "Your teasing depends on your face, which no screen delivers, so where you meant to be funny, telephone instead and let people hear the voice. Misunderstandings are common now.",
    "mercury direct":
      "Plans that were held up begin to move, and your quickness is useful again. If someone took a joke badly, explain what you meant and omit why it was clever.",
    "venus retrograde":
      "Most answers are known already. Still, curiosity draws you back to an old love or an old bargain, to see how it would go this time, and wondering about it costs nothing.",
    "venus direct":
      "Affection is easier to show, and yours normally arrives with an objection attached. Pay someone a compliment that stops in time, and allow them to look as pleased as they are.",
    "mars retrograde":
      "Low energy makes you quarrelsome. You pick a fight in order to feel it again, so take up one that was only half settled, and use what strength there is to end it well.",
    "mars direct":
      "Speed returns, along with the belief that everything can start at once. One project has been waiting patiently, so see whether it is also the one you would choose today.",
    "ingress jupiter":
      "Invitations increase in this area for about a year, and you are tempted to advise people on arrival. You learn fastest as a newcomer, so begin by asking them how they do it.",
    "ingress saturn":
      "Something you have discussed brilliantly has to be practiced here for a few years. It is graded differently, and being a beginner for a while is good for your mind.",
    "ingress uranus":
      "Warn people before you experiment. This area becomes a workshop for years, which you enjoy more than those around you, so agree with them on what stays as it is.",
    "ingress neptune":
      "Certainty becomes less here over many years, and you are inclined to replace it with theories. A longing that has no arguments behind it is sometimes the more reliable guide.",
    "ingress pluto":
      "Your curiosity helps most here. Change works at the root for many years, too gradually to be discussed, so be willing to point that curiosity at yourself as well.",
  },
};
