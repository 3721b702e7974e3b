import type { TypeProse } from "../type-prose.ts";

export const enfj: TypeProse = {
  stances: {
    company: "company",
    order: "plan",
    candor: "peace",
    trust: "quick",
    head: "feeling",
    lead: "lead",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "Courage is contagious in your company. ENFJ shows you what people could be if someone believed in them, and Aries can’t stand the waiting period, so your sympathy turns into motion almost at once. When a friend sighs about the course they ought to take, you’ve found the website; when a group hesitates, you’ve suggested a date. Many people got started because of you, and some of them owe you the best thing they ever did. A few others went along for months, smiling, before they could bring themselves to say it. They had never actually wanted to. It’s just that you were so happy for them.",
      argument: [
        "The ENFJ in you sees a possibility in someone and loves it as if it were the person. Aries wants it to begin today, which leaves the other no interval in which to look inward and find out, and your faith is so flattering that disagreeing feels like a failure of character. You say yes for people before they’ve had a chance to ask themselves.",
        "What you get is agreement, which you mistake for desire. Eventually they’re late, they’re tired, they stop answering, and you feel abandoned by people you carried uphill. This week, when you see exactly what someone should do, put it as a question with an exit: “I can picture you doing this. Do you want it, or do I?” Then let two days pass, and don’t bring it up again. Whatever they come back with is theirs.",
      ],
      year: [
        "Begin something in which no one else takes part. Notice how much of your drive is left when there’s no one to inspire.",
        "Buying for others in a happy rush gets expensive. Ask what they’d want before the card is out; the answer is often smaller.",
        "Telling a sister what she should do takes you ten seconds. Ask first, “Do you want an idea, or an ear?” and obey.",
        "At home someone is having a bad day at their own pace. Leave them to it until supper, and pass the salt without advice.",
        "Thanks to you, shy people sing, swim and kiss. Start the fun, and let each of them choose when to jump.",
        "Train alone for a week, at a speed that’s yours. Without a team to carry, your body will say how tired it is.",
        "A contract or a couple needs two yeses. Say, “That’s my offer, take your time,” and come back for an answer you haven’t helped.",
        "Someone’s silence over money or closeness scares you into talking. Count to twenty, and let what they meant to say come out.",
        "Pick the destination together, by secret ballot if necessary. You’ll see how often your joy had been doing the voting.",
        "Let your team sleep on the next big thing, and collect their doubts by noon. Bosses then get a date that holds.",
        "Among friends, be brave for the one who hesitates, by saying that they can refuse. Your friendship will look bigger for it.",
        "A pause is where you might hear a no, so you fill it. Take a long one now; it’s mostly birds.",
      ],
    },
    Taurus: {
      thesis:
        "Most people give a pep talk and go home. You give one and are still there three years later. ENFJ lets you see who a person could become, and Taurus adds the patience of someone who has planted a tree, so slow bloomers do well around you, and the grieving, and anyone whom faster believers have given up on. You remember the date of the surgery, the name of the terrible boss, the month when they couldn’t get up. When you meet, you lower your voice and ask about it. They’re touched. And more and more often, they have to think for a second before they know what you mean.",
      argument: [
        "ENFJ feels most alive when someone needs its faith. Taurus, once it has taken a place in a life, doesn’t leave, so the help continues at its original intensity: the check-ins, the sympathetic questions, the special treatment that a bad year deserved. You stay loyal to people’s troubles after they’ve finished having them. It’s the most faithful thing about you, and it can keep a person stuck.",
        "Near you they’re still the one who was left, the one who failed the test. They love you, and they see you a little less, because they’d like to be with people who never knew. This week, meet one of them as if nothing had ever been wrong. Ask, “What’s the best thing going on with you?” and when they’ve told you, ask for a favor. Being useful to you will convince them that they’ve recovered.",
      ],
      year: [
        "You were once in trouble too, and may still dress for it. Choose something that suits the person who got through.",
        "If part of your budget still goes to someone’s old emergency, ask whether they need it. They may wonder how to stop you.",
        "“What’s the best thing going on with you?” is how to open the next call. Keep your voice at its ordinary height.",
        "Those at home are stronger than the year they had. Give one of them a hard task, and leave the house while it’s done.",
        "Slow bloomers flower near you. Sit beside a child or a timid sweetheart while they practice, and enjoy being in no hurry.",
        "Caring has a daily limit, and your back knows the number. When it aches, cancel the check-in that no one has asked for.",
        "Let a partner do the bold thing without your “Are you sure?” A nod and a ride to the station are love enough.",
        "Grief is safe with you, in its first month and its fortieth. Ask now and then, “Do you want to talk about it today?”",
        "Study something that has nothing to do with healing. Your patience would take you far in a language or in stone walls.",
        "What was in ruins when you came now runs well. Say so upstairs, and ask for the next thing that doesn’t.",
        "Celebrate a friend’s success for as long as you’d have mourned with them: two calls, one dinner, and the story told twice.",
        "Some of your cares are for people who have been well for years. Cross out three names and see what the evening is for.",
      ],
    },
    Gemini: {
      thesis:
        "Within five minutes, strangers are telling you what they’ve told no one at home. Gemini keeps you curious about everyone alive; ENFJ makes the curiosity kind, so that people around you don’t feel interviewed, they feel interesting. It’s a rare thing to hand out, and you hand it out all day long. Half the friendships in your circle began because you insisted on an introduction. Everyone believes they have a special connection with you, and while you’re talking, it’s true. Then there’s the drive home. You liked them all very much, and yet, going over the evening with pleasure, you notice, not for the first time, that you miss hardly any of them.",
      argument: [
        "ENFJ draws people close by paying attention. Gemini pays the best attention there is, for forty minutes. During that time the other person opens up, and opening up is what makes people feel close; you, meanwhile, asked the questions. So an intimacy comes about in which only one of you took part. Most people feel closer to you than you feel to them.",
        "It leaves you with a crowd of devoted friends and few whom you’d think of calling, and with a faint guilt, because they write as if to a confidant and you answer as if to a fan. This week, pick two names and give each a second conversation. Begin with yourself: “Before you tell me anything, I’d like to talk about something that’s bothering me.” Continue for ten minutes, and then see which of the two you miss.",
      ],
      year: [
        "Try a day on which you interview yourself: what bores you, what you miss, whom you like. Allow no short answers.",
        "Everyone knows someone because of you, and it has never appeared on a bill. Put a price on one introduction, if it’s business.",
        "Talk is your native element, so let it carry something heavy. Tell a brother or sister a thing you haven’t polished.",
        "At home, tell the evening’s best story first to the person on the couch. They used to be the audience you hurried to.",
        "After three charming evenings with someone, arrange a dull one. What you feel on the way home from it is good information.",
        "Tired, you tend to call more people. Turn the phone face down for an hour, eat, and find out what you were talking over.",
        "For one walk, make a partner the interviewer. “Ask anything, and I’m not allowed to reply with a question” is a good rule.",
        "A confidence was given to you on a train of quick talk. Go back to it: “I’ve thought about what you told me.”",
        "Learn one place well. Return to the same cafe four mornings running, until someone there knows you without your shine.",
        "The director will ask who knows your work closely. Bring one senior person a problem you can’t solve, so that there’s an answer.",
        "You make a circle out of strangers, and it’s a lovely sight. When it stands, choose two of them and stay late.",
        "Notice whom you miss when no one is around. Write to that one, and leave the other forty messages until tomorrow.",
      ],
    },
    Cancer: {
      thesis:
        "Telling people difficult things is something you do unusually well. ENFJ understands what they could become and finds words that they can accept; Cancer makes them feel safe while they hear it. A discouraged student or a struggling colleague leaves the conversation with wet eyes and a straight back. At work and among acquaintances, you’re known for this kind of candor. Those at home would hardly believe it. What they receive from you is warmth, supper, and the assurance that they’re doing wonderfully, and if you have reservations about how they live, or about how they treat you, the subject changes to whether they’ve eaten.",
      argument: [
        "ENFJ is convinced that people grow through what they’re told. Cancer is convinced that a home is a place where no one leaves in anger. Outside, the first belief wins; inside, the second. It isn’t that you love them less, but that there is so much more to lose, and one trembling lip can demolish a speech you’ve prepared for days. You’re frank only with the people you could afford to lose.",
        "So those who matter most know you least, and must infer from your sighs what a stranger would be told outright. They also suspect that you’re being lenient with them, and wonder what it is that they couldn’t tolerate. This week, say to someone you protect what you’d say to a gifted student: “I think you can do better than this, and it has been hurting me.” If there are tears, stay there. Don’t take it back to make them stop.",
      ],
      year: [
        "Practice your honest voice on yourself: what would you tell a gifted student who lived as you do? Start with the first item.",
        "Fondness keeps your fee low. Put the increase on paper with a date, and hand it over before the hug.",
        "A neighbor gets your plain opinion in a minute. Lend that same minute to your brother or sister, in the same tone.",
        "Home is where you swallow it. Bring up the smallest thing on the list at breakfast, and remain seated while they frown.",
        "With you people dare to show a first attempt. Tell the child or the artist what’s good, and the one thing that isn’t.",
        "Scrubbed pans and worried questions mean that you’re angry. Stop at the second pan and tell the person concerned.",
        "“Can I be as frank here as I am at work?” is a fair question to a partner. Begin gently, and stand by it.",
        "Behind your silence about money or closeness is the fear that they’d go. Ask for what you lack, and watch who stays.",
        "Out in the world you say what you believe to large rooms. Bring one of those sentences home from the trip.",
        "The boss you adore should hear it undiluted: “We’re three weeks behind.” Put the figures first and your fondness for the team second.",
        "Old friends get fewer truths from you than new ones. Choose one of the old, and ask if they’d like to trade.",
        "After an honest word, you’ll lie awake waiting for the door to slam. Make tea, and let the quiet be just quiet.",
      ],
    },
    Leo: {
      thesis:
        "In front of everyone, you can make a person proud of themselves. ENFJ notices what’s best in people; Leo believes that such things should be announced. So the beginner, the shy one and the recently dumped come out of an hour with you about four inches taller, because you told the story in which they were the hero, and you told it well. Your compliments are never general. They name the effort, the nerve, the thing no one else had seen. Friends repeat them for years. If anyone ever collected them, they might notice something curious: taken together, they describe you.",
      argument: [
        "ENFJ considers it embarrassing to want praise when there are others to be lifted up, while Leo wants it as it wants sunlight. Unable to ask and unable to do without, you’ve found a third way, which is to send out the very thing you need and hope that it finds its way back. You give people the exact praise you’re waiting for someone to give you.",
        "It comes back as gratitude, and gratitude isn’t what you were after. Since you look so sure of yourself, people think that complimenting you would be superfluous, and you go home admired and unfed. This week, listen to your own next compliment. If you’ve told someone how much they do without being noticed, go to a person who loves you and say, “I’d like to hear that, too. What do you see in me?” Then let them finish.",
      ],
      year: [
        "Dress for the compliment you’d like and then ask for it: “How do I look?” Anyone who loves you has been waiting for the cue.",
        "Since you reward others so generously, write the speech you’d give about a colleague with your results, and read its conclusion as a salary.",
        "Appreciation by letter is your specialty, so send one, and at the bottom ask its recipient to describe what they see in you.",
        "Family applause is quiet, an empty plate or a borrowed sweater, so notice those for a week before deciding that they haven’t noticed you.",
        "Your joy in other people’s talent is a stage for them. Put on the show or the game, and take a bow, too.",
        "When you turn extra generous on a workday, check whether someone overlooked you. A break with a friend costs less than five more favors.",
        "“You, too” is the reply of a nervous partner. Make it easier: “Tell me what you liked about how I handled that.”",
        "What you long for is to be adored off duty. Let someone take care of you in grief or in bed, without entertaining them.",
        "Study under a master who’s hard to impress. A single nod from such a person feeds you longer than a full house.",
        "Put your own part in the opening sentence, and then thank the team. Boards tend to remember the beginning.",
        "Find the friend who never makes speeches and ask what they think of you. Their four words deserve to be written down.",
        "With the audience gone, say to yourself exactly what you’d have said to someone shy. You know how well it works.",
      ],
    },
    Virgo: {
      thesis:
        "Whatever people hand you comes back better. So do the people. ENFJ sees who someone could become, in full color, and Virgo sees, in the same glance, the two mistakes that stand in the way. Because affection is holding the pencil, no one feels graded. You make allowances: he’s had a hard year, she’s never been taught, they meant well. It’s rare to meet such exactness with so much mercy in it, and the mercy applies to everyone who comes within reach. In the evening, in the car, you go through your own day, and there the tone is different. You’d never let anyone speak to a friend like that.",
      argument: [
        "ENFJ wants people to feel accepted as they are, and since Virgo can’t accept anything as it is, you’ve divided the territory: acceptance goes to others, and the unsparing eye goes to you. It seems noble, and it is a kind of sacrifice, but the two standards declare something that you’d never say aloud. You make allowances for everyone but yourself, and so you never quite count as one of them.",
        "People pick up on it. A person who forgives everything and requires no forgiveness is difficult to be close to; they tell you their failures and wait in vain for yours. This week, let one mistake of yours stand in front of someone, unrepaired and without a joke. Say, “I got that wrong.” Then apply your usual kindness to the case, in the exact words you’d use for a friend. It may take you a minute to remember them.",
      ],
      year: [
        "Go out with the button missing or the hair as it fell. Someone will like you for it, and you’d have liked them.",
        "Sort your bills with the mercy you bring to a friend’s. One late payment is a late payment, and no verdict on anything.",
        "Write back at once, in an unfinished sentence if it must be. People treasure a hasty line from someone so careful.",
        "Let guests see the kitchen as it is. Their shoulders come down faster than with any of your kind words.",
        "Beginners relax when you teach, because affection is holding the pencil. Offer a child or a friend an afternoon of it.",
        "“This is the version for today” is a sentence to use once daily. Deliver it on time, and lie down for the hour you’ve gained.",
        "In a dispute, let the other person finish being hurt. Your guilt can wait in the hall; it’s their turn to be comforted.",
        "Tell a secret in which you come off badly, while it’s fresh: “I was petty, and here’s how.” It’ll be returned with interest.",
        "Being a clumsy foreigner is excellent practice. Mangle the grammar, laugh with the baker, and notice that no one marks it.",
        "Fill in the application as though you were recommending a friend. Then have that friend read it, and add what you’ve left out.",
        "Some of your group have stopped telling you their failures. Open the evening with one of yours, and you’ll hear seven more.",
        "Your evening trial has no defense. Appoint one: what would you tell a nurse or a student who’d had your day?",
      ],
    },
    Libra: {
      thesis:
        "Few people leave a conversation with you feeling like the odd one out, including the person who was wrong. Libra gives you an ear for the other side of anything, and ENFJ adds a mission, since comfortable isn’t enough for you; you want people reconciled and better off. So you plant a thought here, raise an eyebrow there, and an hour later the group arrives, apparently by itself, at a fine conclusion. You look pleasantly surprised. Where to eat, whom to invite, how to end the quarrel: things near you tend to go well, and they tend to go, if anyone were counting, the way you’d hoped.",
      argument: [
        "ENFJ knows where people should go. Libra finds it rude to push, and can’t bear to be resented. The answer is to lead from behind their backs, with such tact that they congratulate each other. You get your way so kindly that no one knows you had one. At first it costs nothing, and the outcome is usually the best for everyone concerned.",
        "But a wish that’s never stated can’t be granted. Even your birthday you have to arrange, and then comes the nagging question: would they have chosen this, or you, without assistance? Those close to you feel a pull that they can’t locate, and some stop trusting their own decisions. This week, go first. Before anyone has spoken, say, “I’d like the mountains. I’d be disappointed by the beach.” Then do nothing to help it along.",
      ],
      year: [
        "State a preference before breakfast, and another by lunch. You’ll be surprised how few people needed to be prepared for it.",
        "If you want the bigger sum, let the word “want” appear. Hints get admired; figures get paid.",
        "Your tact with warring relatives is worth a phone call. Get them talking, and when they agree, say openly that you’d hoped they would.",
        "The sofa, the vacation, the guest list: announce which one you care about, and leave the rest alone. Watch them choose badly and cheerfully.",
        "Plan your own celebration aloud. “I’d like cake, six people and no surprises” is far easier to love than a raised eyebrow.",
        "Weariness comes from keeping six threads in hand. Drop two today, and see whether anything falls that mattered.",
        "Own up to a bit of steering, and tell a partner what you were after. The next yes will be a real one.",
        "What you want in bed or from a shared account can’t be granted while it’s a secret. Put it in eight words.",
        "Travel once with someone bossy. Being led is restful, and objecting out loud is a skill worth bringing home.",
        "Make a recommendation before the discussion, with your name on it. Should it lose, support the winner and be remembered for both.",
        "Harmony in your circle is your quiet doing. Invite the odd one out again, and let them see whose idea it was.",
        "Alone, there’s no one to persuade but you. Ask what you’d have chosen if they’d all said, “Whatever you like.”",
      ],
    },
    Scorpio: {
      thesis:
        "People confide in you, often at the second meeting and sometimes at the first. Scorpio gives you the nerve to look at anything, and ENFJ gives you the faith to see the worst of someone and go on believing in the best. You neither gasp nor gossip. You also know how to make it easier for them: at the right moment, in a lower voice, you offer something of your own, a failure, a betrayal, a bad year. It’s true, it moves them, and then they tell you everything. Hardly anyone discovers that it’s the same story each time, or that it stopped hurting long ago.",
      argument: [
        "ENFJ wants closeness, quickly and with everyone, whereas Scorpio lets no one near what’s still tender. Between them they’ve set aside a collection of old injuries, well closed, and these you hand out like keys, since they look like trust and they open other people. You confess what no longer hurts, so people will tell you what still does.",
        "The exchange feels mutual, and only one side of it is alive. They go home lighter and attached to you; you go home with their secret and your own, untouched, and so you end up surrounded by people who trust you and have no way to help. This week, tell one of them something that has no ending yet: “I’m in the middle of this, and I don’t know how it looks from outside.” Your voice will shake, since you haven’t told it before, and that’s how you’ll recognize the right story.",
      ],
      year: [
        "How you are today isn’t in any of your stories. Find the word by noon, and give it to the first person who asks.",
        "Anyone who has people’s secrets often forgets to ask for their money. Charge for the hard conversations, since hardly anyone else can hold them.",
        "“I’ve been worried all week and don’t know why” is a fine message to a brother or a friend. Send it unexplained.",
        "Family and roommates have heard about your past. Over dinner, give them something from Tuesday that you haven’t sorted out.",
        "Play is where you can be seen without being examined. Laugh until you look silly, and let the photograph stand.",
        "The hardest cases find their way to you by themselves. Count them, show the count to someone, and hand on the next one.",
        "Perfect politeness is how you shout. Tell the other person which remark did it, before the third courteous day.",
        "Few can hear what you can hear, and stay kind. Offer that to someone in a dark week, and let them ask about yours.",
        "A retreat, a pilgrimage or a hard book suits you if you talk about it while it’s going on, not afterward.",
        "Before you take in another confidence from above, ask which decision comes with it. Secrets are heavy, and they don’t count as rank.",
        "Choose the friend you’d trust with a key and say, “Ask me what you’ve wondered.” Answer before you’ve found a graceful form.",
        "Unfinished things keep you up because they have no listener. Write down the rawest, and decide which one person will hear it.",
      ],
    },
    Sagittarius: {
      thesis:
        "Discouraged people come to you and go home with something sturdier than a good mood, namely a first step. Sagittarius gives you the horizon and the conviction that it’s closer than it looks; ENFJ pays attention to the particular person beside you. You’re funny, you’re frank, and you make it respectable to want things again. Whatever has happened to someone, you can find out what it’s good for: the lost job that frees them, the breakup that was coming, the illness that showed who matters. Often enough you’re right. It’s only that you tend to be right on the first evening, while they’re still sitting there in their coat.",
      argument: [
        "ENFJ can’t see pain without wanting to lift it. Sagittarius can’t see an event without wanting it to mean something. So a misfortune has hardly been described before it has turned, with love, into an opportunity. In the long run that works wonders. In the short run it leaves people alone with what they feel. You hand them the lesson before they’ve finished having the pain.",
        "They nod, because you’ve gone to such trouble, and take the rest of their tears to someone less inspiring. You treat yourself no differently, and then wonder at the tiredness that follows your bright conclusions. This week, when a friend tells you something bad, stay at the worst part: “That’s awful. What’s it like?” Offer no outlook for the first half hour, even if you have a superb one. It will keep until they ask for it.",
      ],
      year: [
        "Wake up as you are, and skip the pep talk. If it’s a gray morning, wear something soft and call it gray.",
        "That money was lost, and it taught you nothing you didn’t know. Write down the loss, be cross, and fix the leak.",
        "Listen to a neighbor’s complaint right through to the bus stop. “How awful for you” is a whole reply.",
        "When someone at home is still sad after weeks, stay in the room. They’ve had your wisdom; bring a blanket.",
        "You make people want things again, and play is the best place for it. Take the downhearted along, with no lesson at the end.",
        "Bright conclusions can be a sign of fatigue. Sleep ten hours before you find out what the bad week was good for.",
        "A blunt truth slipped out over dinner, as it tends to. Go back and ask where it landed; staying for that is rare.",
        "Some pain is simply pain. “This hurts, and that’s all I know” can stand for three days, beside someone who needs no meaning either.",
        "Wide roads and full lecture halls are where you do people good. Say yes to the talk or the trip, and take questions.",
        "Tell the boss the figure you’re missing and leave out what it taught you. Patience has been rewarded enough.",
        "A friend is in their third month of something. Ask how the mornings are, and keep the future out of it.",
        "Retreat without a theme. No book on retreats, no plan for afterward; just a bench, and whatever comes up unedited.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re the reason that gatherings actually take place. Others say that everyone should get together sometime; you name the day, the hour and who is driving whom. ENFJ gives you the joy of having them all there, and Capricorn gives you the deposit, the list and the spare chair. When you tell someone you believe in them, a ride, a reference and a reminder tend to follow. Shoulders drop when you take charge. Everyone is provided for, and if you stopped for a moment at your own party, you’d hear how well it’s going. They’re laughing in there. You’re on your way past with a tray.",
      argument: [
        "ENFJ loves people. Capricorn proves things by work and distrusts whatever can’t be shown, so your affection takes the form of arrangements, each of them real, because you thought about what they’d need and you saw to it. But arranging is done with your back to those it’s for. The people you look after best are the ones who miss you.",
        "They’d trade the perfect weekend for an hour in which you wanted nothing done, but since it would sound ungrateful to say so, they help you clear the table. This week, keep one appointment that has no purpose and no end, such as a walk, a porch or a second pot of coffee. Bring no news and no phone, and when the conversation falls silent, say, “I don’t have to be anywhere.” Then stay until they’re the ones who get up.",
      ],
      year: [
        "Sit down in your own house as a visitor would, and let the first thing you see be only pleasant. Chores keep.",
        "For your own raise, prepare as you’d prepare for someone else’s party: date, list, sum, and who has to be there.",
        "Call with no logistics. If the talk drifts to who’s driving, change the subject to what you laughed at.",
        "Leave the plates until morning and move to the couch. The ones you cooked for have been saving you the corner.",
        "At the next party, hand the tray to someone and dance. Should the ice run out, they’ll drink it warm and remember you.",
        "Give one duty a week to a person who’ll do it differently, and use the hour for your body: a swim, a nap.",
        "“What’s it like for you with me lately?” is a question that can’t be put on Thursday. Ask it with nothing in your hands.",
        "Accept help when you grieve, even badly organized. “Yes, please, whatever you have” gets you three casseroles, no forks, and company.",
        "Others dream of a trip; you get the tickets. Get them, and appoint someone else to be in charge once you’ve arrived.",
        "From you people take hard news that they’d fight from others. Deliver it in person this time, then stay for the coffee.",
        "Be a guest at something you could have run better. Sit in the middle, and ask the person next to you how they are.",
        "Free time frightens you a little, as no one would miss you in it. Spend two hours there and see who looks in.",
      ],
    },
    Aquarius: {
      thesis:
        "Few people stay new around you for long. By the end of a first meeting the youngest volunteer has been asked to speak, the person by the wall has been drawn in, and everyone behaves a bit better for it. Aquarius thinks in large numbers and would like a fairer world; ENFJ learns the names. Strangers come away feeling that they belong to something, and that it could use them. You ask wonderful questions, and you listen as if you’d never met anyone so interesting. Those who have known you for ten years remember the questions well. They can also tell you about when they stopped getting them.",
      argument: [
        "ENFJ wants to be close to people. Aquarius wants to remain free, and suspects that every bond becomes a claim. A newcomer satisfies both, being someone to welcome who doesn’t expect anything yet. Once they’ve come to know you, to need you on a weeknight and to notice your moods, the attention finds a fresh object. You’re warmest to people who don’t know you yet.",
        "Those near you can only conclude that they’ve become boring, when in fact they’ve become dangerous, since they’re able to see you. Turn it around for one evening this week. Put the phone elsewhere, look at a person you’ve known for years, and ask what you’d ask a stranger: “What are you hoping for these days?” Hear it to the end. Then answer it yourself, badly if necessary.",
      ],
      year: [
        "The bad-tempered you is also invited. Let one old friend see it before coffee, and notice that they were expecting it.",
        "Causes get your money before your household does. Set a sum for each, and give the household the first envelope.",
        "Ask a brother or a longtime neighbor what you’d ask the newest person in the room. Then wait past their first astonished “Fine.”",
        "Keep one evening a week free of meetings and of mankind. Spend it with those nearest to you, without a topic.",
        "You’re at your brightest with strangers, and it does them good. Throw the party where your old friends meet that person.",
        "Work goes flat for you once everyone knows your faults. Stay a quarter longer and repair one of them; it’s faster than moving.",
        "Partners get the report when they’d like the look. Put the phone elsewhere, turn your chair, and let them be the news.",
        "Telling an audience is easier for you than telling one. Begin small, across a kitchen table: “I haven’t told anyone this yet.”",
        "New people and fair ideas light you up, so go where both are. Bring along someone who has heard all your speeches.",
        "Ask your longest-serving colleague what they’d start if it were up to them, and start one part of it within days.",
        "The newest member is happy already, thanks to you. Cross the room to the one who has been there since the founding.",
        "Being tired in front of someone is the reform you’ve postponed. Close your eyes on their couch, and be no use at all.",
      ],
    },
    Pisces: {
      thesis:
        "People who suffer find you, or you find them. Pisces leaves almost no skin between your feelings and everyone else’s, so you know that someone is unhappy before they’ve put down their bag; ENFJ, which can’t see a need without organizing something, adds the will to act. Others stop at the sigh. You sigh, and immediately there’s a plan, a volunteer and somewhere to sleep. Anyone you comfort has the impression that you had nowhere else to be. Perhaps you did, though, that evening. There was something of your own you’d been meaning to do, and you’d tell them what it was if the phone weren’t ringing again.",
      argument: [
        "ENFJ wants a goal, and people to take along, while Pisces has no fixed direction and flows toward whatever is lowest. So your aims come from outside: the saddest face determines the course, and you follow it with such energy that it looks like purpose. You go where you’re needed and call it what you want.",
        "It spares you a difficult question. It also means that the cheerful friend and the steady partner see little of you, and that some people have learned, without intending to, to have a crisis when they miss you. Your own wish is put off for another year. This week, write down one aim with a date, and give it three hours before attending to anyone’s trouble. When the phone rings, say, “I love you, and I can give you an hour on Wednesday.” Most trouble keeps until Wednesday.",
      ],
      year: [
        "Whom have you envied lately? That’s your wish, dressed as someone else. Take its smallest part and do it before answering the phone.",
        "People with sad eyes get your discounts. Decide on a fixed sum for kindness each month, and charge everyone else in full.",
        "Let the phone ring out once. Call back at five: “I have an hour, and it’s yours,” and end when it ends.",
        "Your well-behaved ones at home deserve a crisis-sized evening. Ask what they’d enjoy, and be there for it with your shoes off.",
        "No one describes a possible world as you do. Tell it to a child, paint it, film it, and leave the fundraising out.",
        "At nine, write down what will be finished by Friday. Rescue no one until the first third of it exists.",
        "“I don’t know what I want, so give me until tomorrow” protects you from agreeing with the nearest pair of eyes.",
        "You feel a grief before it’s told. Stay beside it without becoming the plan, and go home while you can still drive.",
        "Choose a course or a trip that helps no one, and pay in advance. By the second day you’ll remember your own taste.",
        "When they offer you the department in ruins, ask to see the one that works. You’ve earned a post with a lunch break.",
        "See a friend who isn’t in any trouble. Let them pay, let them be funny, and find out who you are with the well.",
        "Before you vanish, tell two people for how long. Then rest until something in you asks for a thing that isn’t sleep.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can walk into a defeated team and have them disagreeing about how to win by the afternoon.",
        "Courage passes through you to others; people dare more in your company than they intended to.",
        "Your joy at another person’s success is real, loud, and free of the usual drop of vinegar.",
      ],
      costs: [
        "Momentum makes you deaf, and those you swept along remember principally that they were never asked.",
        "You mistake a full house for intimacy, and go home hungrier than you came.",
        "When the cheering stops you invent a new campaign, sometimes before the last one has been fed.",
      ],
      tensions: [
        {
          between: "Their pace or yours",
          text: "You see the summit and they see their shoes, so go ahead alone on what is yours, and wait wherever their names are involved.",
        },
        {
          between: "Serve the cause or be its star",
          text: "You want both and confess to one. Take the spotlight openly, by agreement, and it will stop leaking into everything.",
        },
        {
          between: "Inspire them or let them be",
          text: "A listless afternoon is seldom a failure of morale, so ask whether a push is wanted, and if it’s not, keep your hands in your pockets.",
        },
      ],
      practice:
        "On the first evening of each week reserve one hour in which you will encourage nobody. Put it in the calendar, spend it at something you’re bad at, and afterward write one line about how it went.",
    },
    Earth: {
      gifts: [
        "Things that you found go on for years, because you thought beforehand about the stairs and the rain.",
        "People become skilled near you, since you have the patience to let a wrist learn.",
        "In an emergency you’re the one who has blankets, a number to call, and a calm lap.",
      ],
      costs: [
        "You take over what others do badly, and they remain bad at it, with affection.",
        "Your loyalty to a place can outlast its loyalty to you by a decade.",
        "Being looked after makes you itch, so those who love you have nowhere to put it.",
      ],
      tensions: [
        {
          between: "Let them grow or keep them near",
          text: "You pack the suitcase and then, in spite of yourself, you bake, so determine which of the two you’re doing before they’re at the gate.",
        },
        {
          between: "Serve or rest",
          text: "Your body sends memos that you file. Answer the first one, the stiff neck, and there won’t be a third.",
        },
        {
          between: "The old custom or the new hand",
          text: "What you’ve preserved is good, and since someone younger has an idea, give them one season and stay out of the pantry.",
        },
      ],
      practice:
        "Once a week accept a favor that will be done worse than you’d do it, a ride, a meal, a hem, saying thank you, correcting nothing for a full day, and noting afterward what happened to your shoulders.",
    },
    Air: {
      gifts: [
        "You hear what two people mean to say to each other, and you can say it for them.",
        "People find one another through you, and go on to build things in your absence.",
        "Your questions make people more interesting than they were when they sat down.",
      ],
      costs: [
        "You adjust your words to each listener until even you can’t tell which edition was meant.",
        "Everyone’s opinion is in your head by evening, and yours takes the seat that’s left.",
        "You return every question, so charm keeps you company where a friend could be.",
      ],
      tensions: [
        {
          between: "Agree or be known",
          text: "Nodding wins the evening and loses the year. Put in one “I see it differently” a day, in a friendly tone.",
        },
        {
          between: "All of them or these few",
          text: "Your address book is a town. Select five inhabitants who get your second thoughts, and let the rest have your first.",
        },
        {
          between: "Understand or decide",
          text: "You can state both sides until everyone has gone home. Give yourself a deadline and pick the side that requires fewer adjectives.",
        },
      ],
      practice:
        "Each evening for two weeks write one line that opens with “I think,” on a matter where you’d rather please. By the next noon say it to one person whom it won’t please, and add no softener.",
    },
    Water: {
      gifts: [
        "You notice who is about to slip away from a group, and they stay because you did.",
        "Because sorrow doesn’t frighten you off, people can tell you the worst considerably earlier than they tell anyone else.",
        "Those you have loved take a sense of belonging with them into houses you’ll never see.",
      ],
      costs: [
        "You console the very person who came to console you, and remain thirsty.",
        "A cool tone from one face can undo the kindness of forty others.",
        "Need attracts you more reliably than joy, so the happy ones among your friends get little of you.",
      ],
      tensions: [
        {
          between: "Feel it with them or stand beside them",
          text: "Weeping along looks like love, but lend a dry sleeve instead, and you will still be of some use to them tomorrow.",
        },
        {
          between: "Be needed or be wanted",
          text: "You know how to earn the first; for the second, spend an unproductive evening with people who are perfectly fine.",
        },
        {
          between: "Their mood or your own",
          text: "By dusk the two have run together, unless you can name three things you felt this morning before you met anyone.",
        },
      ],
      practice:
        "Twice a week for a month, give half an hour to a friend who is doing well, asking only about what delights them and mentioning one delight of yours, and note afterward whether you felt idle or fed.",
    },
  },
  openings: [
    "People like you face outward. You come in reading a face for what it lacks, and you’re so accomplished at it that everyone takes the talent for your entire character, although there’s a second one behind the helper’s shoulder, with its own appetites and its own opinion of the guests. Let’s have it step forward.",
    "In every job there is the work in the contract and the work of making it bearable for the rest, and you do the second for nothing. These pages consider what you might charge: how much power you have over a group, which fee makes you go shy, and what you’d build if everyone were already cheerful.",
    "You give the toast, select the present, and remember the name of the ex. You’re loved for it, widely, and can still lie awake with the impression that no one has asked. This part turns the beam around, onto the receiving end of affection, which you have furnished beautifully for others and hardly ever sat in.",
    "Nice people have cellars like everyone else; theirs are just better lit, in case of visitors. Down here are a few motives that you wouldn’t put in the toast, and a child who understood remarkably early how to look after the mood of a house. None of it will be held against you, and it may even be relieved at the company.",
    "You know what everyone in your life should eat, read and stop doing, and your own body has been standing at the end of the line with a ticket in its hand, too polite to cough. Here come some short pages about sleep, breath and paintbrushes, on the understanding that you try them yourself before you recommend them.",
    "Sooner or later you ask what it has all been for, and since you’re you, you ask it on behalf of several people. Try to ask it once for one. What follows concerns the thing you trust when there’s nobody to persuade, and the person who remains when the helper has gone home and hung up the smile.",
  ],
  year: {
    "new 1":
      "Most of your reinventions start with a use for them: someone needs you brighter, calmer, more in charge. A change made for no one’s benefit feels strangely unearned. What would you wear, or drop, if nobody were going to be encouraged by it?",
    "new 2":
      "Money leaves your hands quickly, because giving is how you feel rich, and caution has always looked a little stingy to you. Saving gets easier once it has a face, and a goal with a name and a photograph will beat any percentage.",
    "new 3":
      "Among siblings and neighbors you’re usually the switchboard: everyone’s news passes through you, warmed up on the way. That makes a conversation easy to begin now, and it also hides the fact that your own news seldom gets its turn.",
    "new 4":
      "Home, for you, is a mood before it’s a place, and you are generally the one who sets the mood. Small changes take hold easily at present. If one chair or shelf were arranged purely for your comfort, which would it be?",
    "new 5":
      "Fun tends to turn into a production in your care, with a theme, a guest list and someone to draw out of a corner. The start of something here, a date or a hobby, goes better while it’s still too small to host.",
    "new 6":
      "Routines rarely fail you through laziness; they get given away, one favor at a time, to whoever looked tired. A new habit has its best chance early, while everyone who would ask for the hour is still asleep.",
    "new 7":
      "You fall for potential. It makes you a generous companion and a poor judge of timelines, since you’re often devoted to next year’s version of someone. Beginnings go well if you can enjoy the person who is actually sitting across the table.",
    "new 8":
      "Shared money and unspoken matters embarrass you for the same reason: clear terms seem to say that trust is missing. In practice the vague arrangement is the one that sours. A number, kindly mentioned at the outset, is a form of affection.",
    "new 9":
      "Learning has always gone better for you in company, because you find out what you think by explaining it. Solitary study stalls around the second chapter. Is there a teacher, or a fellow traveler, whose enthusiasm you’d enjoy catching?",
    "new 10":
      "Ambition makes you reach for the word “we.” Saying that the team would benefit is true, and it also means that people in charge often don’t know which job you want for yourself. A wish in the first person is easier to grant.",
    "new 11":
      "Give you a circle of strangers, and by the third meeting you know the birthdays and have the key to the hall. Beginnings with people are your home ground. The rarer pleasure is the back row, unelected, with time to look around.",
    "new 12":
      "Feelings turn into conversation so fast in you that some never get to be feelings first. A slower stretch suits that neglected half, because whatever starts now is small and shy, and grows better without an audience, even an affectionate one.",
    "full 1":
      "Keeping up a bright face is skilled work, and you’ve practiced it so long that people take it for weather. What you actually feel shows through more than usual now. Those who notice, and stay in their chairs, are worth remembering.",
    "full 2":
      "Generosity in modest amounts never looks like an expense: the lunch, the loan, the gift for a colleague’s shower. Added together, they make a kind of autobiography. If the total surprises you, which of them did you enjoy, and which were politeness?",
    "full 3":
      "Because you hear both sides so well, you end up translating for people who are perfectly able to speak. When misunderstandings surface, they look around for you first. It’s possible to love both parties and let them find their own words.",
    "full 4":
      "Family tension reaches you first in the stomach, and your hands start setting out food before anyone has raised a voice. If something at home needs to be said, a meal won’t say it. A silence, allowed to last, sometimes gets others to begin.",
    "full 5":
      "Praise makes you turn around to see who is standing behind you. By the time it has been passed along to the whole cast, nothing is left with your name on it. What have you made that you are simply, privately proud of?",
    "full 6":
      "Being needed feels so much like energy that you tend to confuse the two, and tiredness arrives late, all at once, generally with a cold. Daily life shows its true weight now. A task handed back to its owner survives better than you expect.",
    "full 7":
      "In close ties you watch over the other person’s growth, like a gardener who forgets to eat. How much comes back to you is easier to see now. Do you know what you’d ask for, if asking didn’t feel like criticism?",
    "full 8":
      "You forgive early, often before the bill has been read, because another person’s shame is harder for you to bear than your own loss. What is owed, in money or feeling, is plainer now. Forgiveness keeps, and means more with a figure in it.",
    "full 9":
      "Conviction is contagious when you have it, so people seldom argue with you, and your beliefs miss their exercise. A doubt that shows itself now is good company. It hasn’t come to take anything, only to see more of the view.",
    "full 10":
      "Applause and criticism both sink too far into you, and either one can settle for days whether your work was good. Both are louder than usual now. Your own verdict is steadier when it’s in before the mail arrives.",
    "full 11":
      "Many of your friendships run on your own electricity: you call, you remember, you book the table. A lull shows which of them have wiring at the other end. Some silent people, it turns out, were only waiting for a gap.",
    "full 12":
      "Other people’s sorrow lingers in you after they’ve cheered up and gone out for tacos. Rest comes harder than it should, since an empty evening feels like a person you’ve neglected. Of everything weighing on you, how much began as yours?",
    "eclipse 1":
      "People have known you as the encouraging one for so long that the part plays itself. When it slips, there’s an awkward pause, after which, usually, someone else says the encouraging thing.",
    "eclipse 2":
      "Security, in your mind, is made of people more than of sums, so a change in income feels first like letting someone down. Who, besides you, believes that you have to provide it all?",
    "eclipse 3":
      "Some conversations are so regular that they seem like furniture, until one is moved. You’ll want to fill the gap with more talk. It can stay bare until you know what stood there.",
    "eclipse 4":
      "Wherever you live, you are part of the heating. When an old arrangement ends there, the chill you notice initially is only the others discovering where the thermostat is.",
    "eclipse 5":
      "Endings in love or play bring out your inner cruise director, who has three consoling plans before supper. Disappointment is better company than it looks. Given an evening to itself, it departs quite politely.",
    "eclipse 6":
      "Your days are built from promises, and when a routine breaks, you learn which of them were still wanted. The requests that come back were genuine; the remainder were habits in a helpful costume.",
    "eclipse 7":
      "With the people closest to you, you often manage both sides of the feeling. A change here returns one side to its owner. They are allowed to be unhappy, and you are allowed to be fine.",
    "eclipse 8":
      "Guilt is your most faithful creditor; it goes on collecting long after a debt is paid. If something shared comes to an end, are you still grieving, or only still paying?",
    "eclipse 9":
      "A teacher, a creed or a plan that once pointed the way becomes part of your own voice in time. Losing it is less total than it seems, for you already give the directions yourself.",
    "eclipse 10":
      "An empty post works on you like a crying baby: you’re on your feet before you’ve thought. Being wanted there and wanting to be there are separate facts. Which of them came first last time?",
    "eclipse 11":
      "When a group thins out, you go over it for something you did wrong. Mostly people have moved, married or taken up beekeeping, and what remains is smaller and can finally hear itself.",
    "eclipse 12":
      "Certain sacrifices go on so long that you’d list them as character traits. If one of them loosens its grip now, a guilty lightness often comes first, and the relief only later.",
    "jupiter soft":
      "Chances come to you mostly because you remember people, and at such times a good many remember you. Choosing one feels rude to the rest. The invitation that teaches you most is generally the one where you won’t be the warmest person present.",
    "jupiter hard":
      "Enthusiasm makes promises in your name. While you look into a hopeful face, the future seems to have an extra day in every week, and yes is out before the calendar has been consulted. A night’s pause costs no one anything, and you look just as kind at breakfast.",
    "saturn soft":
      "Inspiring people comes to you naturally; being relied on for dull, exact, finished work is a slower kind of respect, and this is a good stretch for earning it. You’ll find it oddly restful. Nobody has to be stirred up, and the assignment simply gets completed.",
    "saturn hard":
      "Charm settles most things for you, so a person or a rule that won’t be charmed feels like a verdict on your heart. Generally it’s only a standard. Progress now is made mostly alone, and the criticism you least want is cheapest while the work is still in pencil.",
    "uranus soft":
      "Those who love you expect a certain show, and a performer of your experience gets bored by the script in places. Surprise is cheaper now than usual; people adjust faster than your worry for them suggests. What would you do differently tomorrow if no explanation were owed?",
    "uranus hard":
      "When plans or people change without notice, you attend to everyone’s feelings about it except your own, which turn up days later in the car. Restlessness of this kind is information. Before the hopeful speech, is there something you’d like to be upset about?",
    "neptune soft":
      "Moods cross a room and settle on you, as they always have, but lately they bring music, faces and half an idea along. Those need somewhere to go besides sympathy. A notebook, a piano or a lump of clay listens without needing anything from you.",
    "neptune hard":
      "The urge to rescue runs strongest in you where you know least, since a stranger’s trouble has no history to argue with. Your picture of a person is especially beautiful now, and especially yours. It’s worth finding out how the last helper fared.",
    "pluto soft":
      "You move people every day, with a question, a look, a well-timed compliment, and would rather call it anything but power. Seen clearly, it’s less sinister than you feared. Requests made in the open turn out to work nearly as well, and they let everyone sleep.",
    "pluto hard":
      "Pressure, in kind circles, comes with a smile and a casserole, and you know the recipe. When a struggle over who decides goes underground, you’re good enough at it to win and be lonely. What outcome have you been steering toward without announcing it?",
    "mercury retrograde":
      "You tailor each message to its listener, which is a courtesy until three versions meet at one table. Delays and mix-ups are less tiresome when everyone has the same page in hand.",
    "mercury direct":
      "Loose ends that you smoothed over one person at a time can be tied in a single, somewhat less charming announcement. People forgive plainness surprisingly quickly, and often they’re relieved.",
    "venus retrograde":
      "Old affection looks lovelier from a distance, partly because you remember best what you gave. Before a grand gesture, in love or in a store: do you miss the person, or the giving?",
    "venus direct":
      "Your taste is so used to pleasing company that it sometimes forgets its own opinions. They return now with considerable force: a color, a record, a dish you’d order unprompted.",
    "mars retrograde":
      "Anger in you puts on an apron. It shows as extra helpfulness, a brisk way with the dishes, a sudden urge to improve someone, and slower weeks give you the opportunity to recognize it.",
    "mars direct":
      "Drive returns, and with it the sound of other people’s emergencies, which have always been your favorite sport. A cause of your own, begun first, keeps some of that strength at home.",
    "ingress jupiter":
      "More becomes possible here for a year or so, and you’ll want to bring everyone along. Some of the growing is meant for one. You’re allowed to arrive first and describe it afterward.",
    "ingress saturn":
      "Cheering counts for less here in the coming years, and steady attendance for more. It suits you better than you’d think: devotion is only enthusiasm that kept its appointments.",
    "ingress uranus":
      "Arranging life around other people’s comfort has served you until now. Over some years the arrangement keeps shifting, which goes more easily with a few blank pages in the calendar.",
    "ingress neptune":
      "Reading people is your gift, and in this area the print blurs for years. Certainty matters less than patience. Whenever an impression flatters or alarms you, it deserves a second look in daylight.",
    "ingress pluto":
      "Some changes go further down than kindness can reach, and one of them takes its time here. What survives will be there by choice. Much of what goes was only duty.",
  },
};
