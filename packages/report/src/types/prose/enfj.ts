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
        "You’re a rescue dog that doesn’t wait for the avalanche. Someone looks lost, and you’re already digging. ENFJ sees what a person could become if anyone believed in them, and Aries can’t stand the waiting period, so sympathy turns into motion before the coffee is cold. Because you think out loud and on your feet, your best ideas tend to arrive in the middle of a sentence meant to encourage someone else. Love has the same energy: you show up early, argue on their side, and hug as if it were a competition. All this bravery isn’t fearlessness, by the way. Usually your heart is pounding.",
      argument: [
        "When you see a possibility in someone, you love it as if it were the person, and you want it to begin today. That leaves the other little time to look inward and find out, and your faith is so flattering that disagreeing feels like a failure of character. In effect you say yes for people before they’ve asked themselves. Many got started because of you, while others agree without wanting it, and then they’re late, they’re tired, they stop answering. You can feel abandoned by people you’d nearly pulled uphill.",
        "The next time you know exactly what someone should do, ask, “I can picture you doing this. Do you want it, or do I?” and leave it alone for two days. At your best you lend people courage until they’ve grown their own.",
      ],
      year: [
        "You often leap with your own heart pounding, and no one guesses. Begin something by yourself, and tell a friend beforehand that you’re nervous about it.",
        "Buying for other people in a happy rush tends to be expensive. Inquire about their wishes before you pay, since the answer is frequently more modest.",
        "It takes you ten seconds to know what a sister or a neighbor should do. Find out first whether they’d like an idea or an ear, and supply that.",
        "After a flare at home you apologize so completely that the reason disappears as well. Take back only the tone, and repeat what you need.",
        "Thanks to you, shy people sing, swim and dance. Begin the entertainment as usual, and allow each of them to choose the moment of joining in.",
        "A body that leaps this readily needs time to recover. Exercise alone for a week at your own speed, without a team to encourage, and notice how tired you are.",
        "Your faith is so flattering that a partner may agree before looking inward. Make the proposal once, allow two days, and accept the answer they come back with.",
        "Anger about money or loyalty tends to be followed by remorse within the minute. Write down the complaint while it’s warm, and discuss it on the following day.",
        "New places make you brave on behalf of the entire party. Spend one hour a day there alone, and observe which direction you choose when no one has to be persuaded.",
        "Bosses love your speed and worry about the morning after. An overnight pause for the next proposal allows you to present it with the team’s reservations included.",
        "You argue on your friends’ side before they’ve asked. With one who hesitates, the brave thing can be to mention that it’s perfectly all right to refuse.",
        "An empty evening is difficult for you, because no one in it needs encouragement. Stay with it for once, and see which of your own wishes becomes audible.",
      ],
    },
    Taurus: {
      thesis:
        "You plant people like oak trees, and then you bring a chair. Most encouragers give a pep talk and go home; you’re still there three years later. ENFJ sees who a person could become, and Taurus supplies a patience that doesn’t need to see leaves by spring, so slow bloomers thrive near you, and the grieving, and anyone whom faster believers have abandoned. Decisions ripen with you as well, until your voice calms a meeting before the words do. Home means routine, good bread and people who linger. Just don’t mistake this comfort for softness, because once you’ve promised something, you move toward it like weather: slowly, and for certain.",
      argument: [
        "You feel most alive when someone needs your faith, and once you’ve taken a place in a life, you don’t leave it. So the help continues at its original intensity, with the sympathetic questions and the lowered voice that a bad year deserved. It’s the most faithful thing about you. You stay loyal to people’s troubles after they’ve finished having them. Near you they can still be the one who was left, or failed, and they begin to see you less, because they’d like to be with people who don’t know.",
        "Meet one of them as if nothing had ever been wrong: ask, “What’s the best thing going on with you?” and then ask for a favor. At your best you’re proof that someone can stay for a lifetime without ever holding on too tightly.",
      ],
      year: [
        "Your own signals usually wait until everyone else has been seen to. Three times a day, consider what your body would like, and be the first to say it.",
        "If part of your budget still supports someone’s old emergency, ask whether they need it. They may have wondered for some time how to release you.",
        "Open the next conversation by asking what’s going well, in your ordinary voice. People who have recovered are grateful to be treated accordingly.",
        "Around six in the evening a patient person can turn heavy and silent over nothing. Eating at five and sitting down early would be an excellent example for the entire family.",
        "Slow bloomers do well around you, in love as in music. It’s a pleasure to sit beside someone who’s learning, when neither of you has to hurry.",
        "Good bread, routine and an early night are your medicine, and you tend to prescribe them for others. It would be interesting to take the complete dose yourself for two weeks.",
        "A partner who once had a bad year is capable of bold things now. Offer a nod and a ride to the station, without asking whether they’re certain.",
        "Grief is safe with you in its first month and in its fortieth. Ask occasionally whether they’d like to talk about it today, and accept a no.",
        "Your patience would take you far in a language, an instrument or stonework. The ideal subject is one in which no one has to be comforted.",
        "People know your kindness and underrate your will. Name the thing you intend to build over the next several years, and request the means for it.",
        "Celebrate a friend’s success for as long as you’d have mourned with them: two calls, one dinner, and the story told twice.",
        "Some of your worries concern people who have been well for years. Crossing out three names would show you what else the evening can be used for.",
      ],
    },
    Gemini: {
      thesis:
        "You’re a switchboard with a pulse: everyone gets connected, and everyone believes they had you to themselves. Gemini keeps you curious about anyone alive, and it gives ENFJ’s sympathy such quick ears that strangers don’t feel questioned, they feel interesting. Within five minutes they’re telling you what they’ve told no one at home. Since you understand a thing by explaining it to three different listeners, an ordinary day contains more conversations than you can count, at least one introduction, and affection delivered by message at all hours. The ease isn’t luck. Underneath are names learned, articles read, and homework that no one ever sees.",
      argument: [
        "You draw people close by paying attention, and you pay the best attention there is, for forty minutes. During that time the other person opens up, and opening up is what creates closeness; you, meanwhile, asked the questions. Half the friendships in your circle began that way. Most people feel closer to you than you feel to them. It leaves you with a crowd of devoted friends, few whom you’d think of calling, and a faint guilt, because they write as if to a confidant and you answer as if to a fan.",
        "Give one person a second conversation and begin with yourself: “Before you tell me anything, I’d like to talk about something that’s bothering me.” At your best you make a dozen lonely people into a neighborhood, and then you move in.",
      ],
      year: [
        "You interview everyone except yourself. Spend an hour asking what bores you, what you miss and whom you like, and permit no short answers.",
        "Half the connections in your circle exist because of you, which hasn’t appeared on any bill, so if it’s a matter of business, put a price on the next introduction.",
        "Talk is your element, although mostly you ask. Tell a brother, a sister or a friend something unpolished, before they’ve had time to say how they are.",
        "By the time a good story reaches home, several friends have heard it. The person on the couch would enjoy hearing one first, and being asked for an opinion.",
        "People are understood wonderfully by you for forty minutes. Arrange a less sparkling third meeting with one of them, and notice how you feel on the way home.",
        "Tired, you’re inclined to call more people rather than fewer. With the phone away for an hour and something to eat, you discover what the voices were covering.",
        "For the length of a walk, make your partner the interviewer, and answer without returning the question. They learn more from it than from a year of good conversation.",
        "People confide in you and sometimes wonder afterward what became of it. Go back to one of them with, “I’ve thought about what you told me.”",
        "Your ease rests on preparation, which few people see. For once prepare nothing, return to the same cafe four mornings running, and let the place come to you.",
        "Superiors enjoy you and may not know your work in detail. Consulting one of them about a problem you can’t solve allows them to see how you think.",
        "You turn strangers into a circle, and the next circle is already calling. Among these people, choose two with whom you’d like to remain in conversation until late.",
        "A pause can bring up a low mood without a story, so it tends to get filled. Walk ten minutes a day with nothing in your ears, and let it speak.",
      ],
    },
    Cancer: {
      thesis:
        "You keep a porch light on for half the town, and you know exactly who’s still out. ENFJ believes in what people could become, and Cancer wants them fed and safe while they’re becoming it, which is why you can say a difficult thing and have it accepted: it sounds like home. Decisions go through the people you’ve known, and one feels right when you can imagine all of them at the same table afterward. Give you an empty apartment and an afternoon, and there’s somewhere to belong. For someone so tenderhearted you’re immovable about essentials. Threaten a person in your care, and the light goes off and the dog comes out.",
      argument: [
        "The conviction is that people grow through what they’re told, and also that a home is a place where no one leaves in anger. Outside, the first belief wins; inside, the second. You love those at home most, so one trembling lip can demolish a speech you’ve prepared for days. You’re frank only with the people you could afford to lose. The rest receive warmth, supper and the assurance that they’re doing wonderfully, and must infer from your sighs what a stranger would be told outright.",
        "Say to someone you protect what you’d say to a gifted student: “I think you can do better than this, and it has been hurting me.” If there are tears, stay, and don’t take it back. At your best you’re where people hear the worst about themselves and feel more loved than before.",
      ],
      year: [
        "What would you tell a gifted student who lived as you do? You’re good at saying such things kindly, so begin with the first item.",
        "Fondness for clients or relatives tends to keep your fee low. Putting the increase on paper, with a date, and delivering it before the hug makes things easier.",
        "A neighbor gets your frank opinion within a minute, while a brother or sister gets supper. Lend them the same minute, in the same friendly tone.",
        "When someone at home is low, you look for what you did wrong. It’s simpler to ask whether they’d prefer company, help or peace, and to provide just that for an hour.",
        "In your presence people dare to show a first attempt. Tell the child or the artist what’s good, and the one thing that isn’t yet.",
        "Scrubbing and worried questions can be your form of anger. Stop after the second pan, and mention the matter to the person concerned.",
        "You protect a partner from your opinion, because there’s so much to lose. Begin with a minor one, remain in the conversation, and leave it said.",
        "Your memory for kindness is very long, and includes mostly other people’s. Recall as well what you gave, and ask for what’s missing while you’re still fond.",
        "Before a decision you tend to imagine everyone at the same table afterward. For a trip or a course, picture only yourself there, and see what you’d choose.",
        "For people in your care you can be immovable, which superiors respect. Be so for your own hours, with the figures first and the affection second.",
        "Old friends often get fewer frank words from you than new ones do. Choose one of them, and propose that you exchange a few.",
        "After an honest talk you may lie awake, waiting for someone to leave. An undemanding novel is useful until morning, when everyone is generally still there.",
      ],
    },
    Leo: {
      thesis:
        "You walk around with a spotlight, and you keep turning it on other people. ENFJ notices what’s best in someone, and Leo insists that such things be announced, so the beginner, the shy one and the recently dumped come out of an hour with you about four inches taller. It’s theater in the finest sense: the spontaneous toast was rehearsed, the entrance was timed, the birthday was planned in March. Feeling thinks faster than argument in you, and it’s usually good at it. But the fiercest thing about you is loyalty. Speak badly of an absent friend in your presence, and the evening is over.",
      argument: [
        "It embarrasses you to want praise while there are others to be lifted up, and you want it the way a plant wants a window. So you send out the very thing you need and hope that it finds its way back. It makes your compliments wonderful; they name the effort, the nerve, the thing no one else had seen. You give people the exact praise you’re waiting for someone to give you. What returns is gratitude, which isn’t the same, and since you look so sure of yourself, a compliment to you seems superfluous.",
        "Listen to your own next compliment, then go to a person who loves you and say, “I’d like to hear that, too. What do you see in me?” At your best you make applause contagious, and everyone goes home feeling like the lead.",
      ],
      year: [
        "You can make anyone feel admirable, and ask for little of it yourself. Try a direct cue, such as “How do I look?” with a person who loves you.",
        "Compose the speech you’d give about a colleague with your results, since you’re generous with those, and interpret its conclusion as a salary.",
        "Appreciation by letter is your specialty, so send one, and ask its recipient at the bottom to describe what they see in you.",
        "When another person hosts the family, your hands twitch with improvements. Experiment with remaining seated through a lull, and observe who brings the evening to life.",
        "Joy in other people’s talent comes naturally to you, and so does the stage. Put on the show or the game, and take a bow along with the rest.",
        "A day on which you’re especially generous can be one on which someone overlooked you. A conversation with a friend restores you considerably better than five additional favors.",
        "A shy partner may answer your compliments with “you, too.” Make it easier by asking what they liked about one particular thing you did.",
        "Being adored while you’re useful is familiar to you. In a sad or tired week, let someone take care of you without any entertainment in return.",
        "Study under a master who’s hard to impress. A single nod from such a person feeds you longer than a full house does.",
        "Mention your own contribution in the opening sentence and thank the team after that, because committees tend to remember how a speech began.",
        "Absent friends are safe when you’re in the company, and they know it. Ask one of them for the same loyalty in something that worries you.",
        "Much of your spontaneity has been prepared in private. Some of that time could be devoted to nothing at all, so that the next occasion surprises you as well.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a love letter with footnotes. The warmth is in the text, the helpful corrections are underneath, and people come back better than they went in. ENFJ sees who someone could become, in full color; Virgo adds the two practical steps that stand in the way, and because affection is guiding the pencil, hardly anyone feels graded. A good schedule can give you real joy, which you try to share with people who only came for lunch. You clarify your own thoughts by making lists for others. Then, among friends, the precision turns into comedy, and your account of a simple trip to the post office leaves the table in tears.",
      argument: [
        "Accepting people as they are is your creed, and accepting anything as it is goes against your nature, so you’ve divided the territory: others get the acceptance, and you get the unsparing eye. You make allowances for everyone but yourself, and so you never quite count as one of them. People gain a merciful teacher. But a person who forgives everything and requires no forgiveness stands a little apart, and friends who tell you their failures wait in vain for yours.",
        "Let one mistake of yours stand in front of someone, without a repair or a joke: “I got that wrong.” Then use the words you’d use for a friend. At your best you’re the teacher people quote for forty years, and half the quotations are funny.",
      ],
      year: [
        "Going out with a button missing disappoints no one who matters. Some people like you better for it, as you’d certainly like them.",
        "Sort your bills with the mercy you’d bring to a friend’s. One late payment is a late payment, and says nothing about your character.",
        "You tend to prepare messages until no word can hurt. A hasty line is a present from someone so thorough, so send one to a person you like.",
        "Guests relax when they see the kitchen as it is, particularly if they’re invited a quarter of an hour too early, and even your kind words work less quickly.",
        "Your account of a visit to the post office can have a table in tears. That talent deserves an entire evening, during which the improvement of others is suspended.",
        "A good schedule gives you real joy, which others don’t invariably share. Make one for yourself alone, with an hour in it that improves nothing.",
        "By the time you begin a difficult talk, you’ve often had it several times alone. Start with “I don’t know how to say this yet,” and share the authorship.",
        "Tell a friend something in which you come off badly, while it’s recent, since they’d appreciate an opportunity to be merciful in return.",
        "Being a clumsy foreigner is excellent practice for you. Mangle the grammar, laugh with the baker, and notice that no one marks it.",
        "Fill in the application as though you were recommending a friend, and let that friend read it and add what you’ve left out.",
        "Friends can be shy of confessing a failure to someone who seems to have none. Begin the evening with one of yours, and hear what follows.",
        "At night you’re inclined to try your own case without a defense. Appoint one, and ask what you’d tell a nurse or a student who’d had your day.",
      ],
    },
    Libra: {
      thesis:
        "You conduct people like a string quartet: no one hears an order, and everyone comes in on time. Libra persuades ENFJ that rescuing people is no excuse for bad manners, so even the person who was wrong leaves without feeling like the odd one out. You decide by listening to the sound of a choice, said aloud to someone with taste. Love makes you considerate in a hundred ways that are noticed only when they stop. Behind the charm stands real ambition. You’d like to leave the world measurably kinder. You have plans.",
      argument: [
        "Because you know where people should go and find it rude to push, you lead from behind: you plant a thought here, raise an eyebrow there, and an hour later the group arrives, apparently by itself, at a fine conclusion. No one is humiliated, and things near you go well. You get your way so kindly that no one knows you had one. But a wish that isn’t stated can’t be granted, so even your birthday is your own arrangement, and then comes the nagging question: would they have chosen this, or you, without assistance?",
        "Go first this week. Before anyone has spoken, say, “I’d like the mountains. I’d be disappointed by the beach,” and do nothing to help it along. At your best you make people nicer to each other simply by being somewhere between them.",
      ],
      year: [
        "State a preference before breakfast and another by lunch. It’s surprising how few people have to be prepared for it, and how many are relieved.",
        "Hints about money get admired, whereas figures get paid. If you’d like the larger amount, put the word “want” in the sentence.",
        "Your tact with warring relatives is worth a phone call. Once they’re talking and have reached an agreement, mention openly that you had been hoping for it.",
        "In household matters you tend to guide the others to a fine conclusion. Announce which particular question you care about, and leave all remaining ones to them.",
        "Your presents are so good that people despair of matching them. Describe your ideal birthday aloud, which is easier to love than a raised eyebrow.",
        "Following the moods of six people at once is tiring work. Ignoring two of them for a day shows whether anything important depended on it.",
        "Where you disagree with a partner, it’s easy for you to steer instead of asking. Tell them what you were hoping for, so that their next yes is a free one.",
        "What you’d like in intimacy or from a shared account can’t be granted while it’s a secret. Put it in eight words, and stop there.",
        "Travel once with someone bossy. Being led is restful, and objecting out loud is a skill worth bringing home.",
        "You’d like to leave things measurably kinder than you found them, and you have plans. Present one under your own name before the discussion begins.",
        "One cool face in a group can outweigh forty warm ones. Let that person be, and devote the time to two who light up when you arrive.",
        "If you fall asleep thinking of someone who doesn’t care for you, deliberately think of another who does. The list of those is considerably longer.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a campfire at the mouth of a cave. People come for the warmth and end up telling you what’s in the dark. ENFJ has the faith to see the worst of someone and go on believing in the best, and Scorpio makes sure the worst really gets looked at, with no gasp and no gossip. One question lies under the other nine, and your mind goes straight for it in a voice that makes it bearable, which is why strangers confide in you at the second meeting. For a few people you’d cross a continent. They know the best of it: after the deep talk there’s usually some magnificent nonsense.",
      argument: [
        "Closeness is what you want, quickly and with many, while almost no one may come near what’s still tender. So you’ve set aside a collection of old injuries, well closed, and you hand them out like keys, since they look like trust and they open other people. You confess what no longer hurts, so people will tell you what still does. They go home lighter and attached to you; you go home with their secret and your own, untouched, surrounded by people who trust you and have no way to help.",
        "Tell one of them something that has no ending yet: “I’m in the middle of this, and I don’t know how it looks from outside.” If your voice shakes, it’s the right story. At your best you go down with people into the worst of it and come back up laughing, together.",
      ],
      year: [
        "How you are today isn’t in any of your stories. Find the word by noon, and give it to the first person who asks.",
        "People bring you conversations that hardly anyone else can bear, and it may not occur to them that it’s work. Charge for the hours that are.",
        "“I’ve been worried all week and don’t know why” is a fine message to a brother or a friend. Send it unexplained.",
        "You often know what those at home feel before they do. Keep the knowledge to yourself for one evening, ask instead, and compare.",
        "After the deep talk there’s usually some nonsense, and it helps just as much. Begin with the nonsense this time, and see who can keep up.",
        "The hardest cases find their way to you by themselves. Count them, show someone the number, and pass on the next one.",
        "Being read so accurately can leave a partner without a private corner. Let one bad mood go unnamed for a day, and wait to be told.",
        "You can hear nearly anything and stay kind. Offer that ability to someone in a difficult week, and permit them to ask about yours.",
        "Of a retreat or a difficult book you tend to speak when it’s over and understood. Tell someone about it while you’re still in the middle.",
        "Superiors like to confide in you, and secrets are heavy without being a promotion. Before you accept another, ask which decision comes with it.",
        "Choose the friend you’d give a key to, and let them ask what they’ve wondered about you. Answer before you’ve found a graceful form.",
        "Unfinished feelings keep you awake because they have no listener. Write down the rawest of them, and consider which one person could hear it.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a sermon with the windows down: loud, funny, heading somewhere, and people keep asking if there’s space in the back. Sagittarius gives ENFJ’s kindness a horizon, so it isn’t enough for you to comfort the discouraged; they have to see the ocean. They go home with something sturdier than a good mood, namely a first step. Ideas reach you on the move, and nothing pleases you like a long argument with someone you’re fond of. In your company it’s respectable to want things again. And before each cheerful leap there was more patient, unglamorous thought than anyone suspects. You prepare.",
      argument: [
        "Pain has to be lifted, you feel, and every event has to mean something. So a misfortune has hardly been described before it has turned, with love, into an opportunity: the lost job that frees them, the breakup that was coming. In the long run that works wonders, and you’re frequently right. But you hand people the lesson before they’ve finished having the pain. They nod, because you’ve gone to such trouble, and take the rest of their tears to someone less inspiring.",
        "When a friend tells you something bad, stay at the worst part: “That’s awful. What’s it like?” Keep the outlook for half an hour, even a superb one. At your best you can make people believe in a morning, and then get up early to drive them there.",
      ],
      year: [
        "People count on you to believe, even in yourself. Begin a gray morning without the pep talk, and mention to one friend that you’re unsure.",
        "Some losses teach nothing you didn’t know. Write down the amount, be disappointed for an evening, and repair whatever allowed it to happen.",
        "Listen to a neighbor’s complaint right to the end, before the hopeful outlook occurs to you. “How awful for you” is a complete reply.",
        "If someone at home is still sad after weeks, they’ve had your wisdom already. Sit with them, bring a blanket, and leave the future out of it.",
        "You make people want things again, and play is the best place for it. Include the discouraged in the invitation, without any lesson at the end.",
        "Bright conclusions can be a sign that you’re tired. Sleep ten hours before you find out what the bad week was good for.",
        "Your frankness over dinner is funny, and it lands somewhere. Ask afterward where that was, and stay for the answer, which few frank people do.",
        "When something hurts, you’d like to know what it means. Let it simply hurt for three days, beside a friend who needs no meaning either.",
        "Wide roads and full lecture halls are where you do people good. Accept the lecture or the expedition, and leave plenty of time for questions.",
        "Behind your cheerful leaps is patient work that hardly anyone sees. Show a superior the figures and the hours, and only then the horizon.",
        "Friends admire your certainty and can be embarrassed by their own hesitation. Mention an uncertainty about something you all believe in, and leave it unresolved.",
        "A long argument with someone you love is your favorite kind of rest. For the other kind, find a bench, bring no book, and let your thoughts come unedited.",
      ],
    },
    Capricorn: {
      thesis:
        "Love from you comes with a confirmation number. You believe in someone, and a ride, a reference and a reminder follow. ENFJ brings the joy of having everyone there, and Capricorn the deposit and the spare chair, so gatherings actually take place. Shoulders drop when you take charge, because you’ve planned the kindness months ahead. Even fun begins rather formally with you, until the right song comes on and the formality is over by the chorus. The capable face is practiced, and behind it is someone so sensitive that a careless remark can sit through a whole week of meetings with you.",
      argument: [
        "You love people, and you distrust whatever can’t be shown by work, so affection takes the form of arrangements, each of them real. Families and teams stand because of it, but arranging is done with your back to those it’s for: they’re laughing in there, and you’re on your way past with a tray. The people you look after best are the ones who miss you. Most would trade the perfect weekend for an hour in which you wanted nothing done.",
        "Make one appointment that has no purpose and no end, a porch or a second pot of coffee. When the talk dies down, say, “I don’t have to be anywhere,” and stay until they get up. At your best you build the table, fill it, and then sit down at it.",
      ],
      year: [
        "The capable face has been practiced, and careless remarks reach you behind it. Tell one person which recent sentence stayed with you, and why.",
        "Prepare your own raise as you’d prepare another person’s party: the date, the list, the sum, and who has to be present.",
        "Your calls tend to be about arrangements. Ring someone with none to make, and if the talk turns to who’s driving, ask what made them laugh.",
        "Leave the plates until morning and join the others on the couch. The people you cooked for would usually rather have you in the corner they saved.",
        "You can be rather formal about fun until the right song comes on. It’s advisable to discover early in the evening which song it is.",
        "Certain duties are yours only because you once picked them up. Giving one away permanently would leave you an hour for a swim or a nap.",
        "A partner would trade the perfect weekend for an hour in which you want nothing done. Offer one, without a phone, and let them be the first to get up.",
        "In grief, accept help even when it’s badly organized. “Yes, please, whatever you have” brings you company, which was the point.",
        "Others dream of a trip, and you get the tickets. Get them again, and appoint someone else to be in charge once you’ve arrived.",
        "From you people take hard news that they’d fight from others. Deliver it in person this time, then stay for the coffee.",
        "As the organizer, you tend to see your friends mostly in passing. Be a guest at something you could have run better.",
        "Free time can be a little frightening, because no one would miss you in it. Spend two hours there, and see who looks in.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a block party with a manifesto. There’s a cause on the banner, and somehow everyone’s been introduced. Aquarius thinks in large numbers and would like a fairer world; ENFJ takes that abstraction and learns the names, so the youngest volunteer gets asked to speak and the person by the wall gets drawn in. With a mind that runs ahead of the agenda, you see in March what the others will want in October. Affection with you is cheerful and unpossessive, to the point that you’re happy for friends who leave, and mean it. After all that company you like to be alone for a while, thinking about nothing useful to anyone.",
      argument: [
        "One part of you longs to be close, and part suspects that every bond becomes a claim. A newcomer satisfies both, being someone to welcome who doesn’t expect anything yet, and countless strangers have found a place in the world through you. Once they’ve come to know you, to need you on a weeknight and notice your moods, the attention finds a fresh object. You’re warmest to people who don’t know you yet. Those near you conclude that they’ve become boring, when in fact they’ve become important, and able to see you.",
        "Put the phone elsewhere for an evening and ask someone you’ve known for years what you’d ask a stranger: “What are you hoping for these days?” Then answer it yourself. At your best you make outsiders into a majority, and they elect you to cut the cake.",
      ],
      year: [
        "Your need for solitude surprises those who’ve seen you with people. Announce an afternoon of it without a purpose, and come back when you feel like company.",
        "Causes tend to receive your money before the household does. Determine a monthly amount for each, and consider the household first.",
        "Ask a sibling or a longtime neighbor what you’d ask the newest arrival. They’re probably out of practice, so allow for a second question.",
        "At home, anyone who has been treated badly would like you as an ally for ten minutes. The colleague’s reasons, which you understand immediately, can wait.",
        "Your affection is cheerful and unpossessive, so that a lover can miss being missed. Mention that you counted the days, if you did.",
        "After all those people, your mind wants thoughts that aren’t useful to anyone. Plan such an hour daily, before you’re too tired to enjoy it.",
        "As soon as someone needs you on a weeknight, a fresh face can seem more interesting. Stay with the familiar one, who knows your moods and came anyway.",
        "Telling an audience is easier for you than telling one person. Begin across a kitchen table: “I haven’t told anyone this yet.”",
        "New people and just ideas light you up, so go where both are. Invite along a companion who has heard all your speeches and still enjoys them.",
        "You often see half a year ahead what the others will come to want. Write it down with the date, show it to a superior, and be patient in between.",
        "The newest member is happy already, thanks to you. Cross to the one who’s been there since the beginning, and ask what they hope for.",
        "Being tired in front of someone is a freedom you seldom take. Closing your eyes on a friend’s couch, and being of no use whatever, is a reasonable beginning.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a lifeboat with a choir in it. It comes out in any weather, and by the time people are dry, they’re singing. Pisces leaves almost no skin between your feelings and everyone else’s; ENFJ, which can’t see a need without organizing something, gives all that sympathy a rudder, so where others stop at the sigh, you sigh and then there’s a plan, a volunteer and somewhere to sleep. Knowledge comes by music and by dream, and you defend it afterward with surprisingly good arguments. Where others see a hall with bad lighting, you’ve already seen the evening, and who will be standing together at the end of it.",
      argument: [
        "Being carried by what you feel, you go where the need is lowest and deepest, so your aims come from outside: the saddest face determines the course, and you follow it with such energy that it looks like purpose. A great many people have been reached in time because of that. You go where you’re needed and call it what you want. It spares you a difficult question. It also means that the cheerful friend and the steady partner see little of you, and that your own wish is put off for another year.",
        "Write down one aim with a date and give it three hours before attending to anyone’s trouble. When the phone rings, say, “I love you, and I can give you an hour on Wednesday.” At your best you arrive where hope has stopped delivering, and bring enough for the street.",
      ],
      year: [
        "Envy can point to a wish you’ve been putting off for years. Take the least of it, and do that before you answer the phone.",
        "A sad face gets a discount from you. Reserving a definite amount for kindness each month allows you to charge everyone else in full.",
        "When trouble calls, you tend to answer at once and stay for hours. Let it ring one time, and call back with an hour that has an end.",
        "The steady people at home see less of you than any crisis does. An evening of equal intensity would delight them, especially if you inquire what they’d enjoy.",
        "Where others see a hall with bad lighting, you’ve already seen the evening. Paint it, film it or tell it to a child, with no purpose attached.",
        "Your mornings are easily determined by the first unhappy message. Write down what’s to be done by noon, and complete a third of it before you look.",
        "At the nearest pair of eyes your own wish tends to disappear. “Give me until tomorrow” allows it to return, and makes your agreement worth more.",
        "You feel a grief before it’s told. Stay beside it without becoming the plan, and go home while you’ve strength left for the drive.",
        "Choose a course or a trip that helps no one, and pay in advance. By the second day your own taste usually reappears.",
        "A brilliant leader can make you overlook everything but the light. Before you promise your evenings, note one ordinary fact about them each day, kindly.",
        "Visit a friend who isn’t in any trouble. Let them pay, let them be funny, and find out who you are among people who are well.",
        "Music and dreams tell you things that you then defend with arguments. Spend an evening with them unaccompanied, and write down only what you felt.",
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
      "Most of your new beginnings start from what someone else needs, a calmer you or a stronger one, so that a change benefiting no one in particular can feel unearned. Choose one that simply pleases you, in clothes or in hours, and keep it for a month.",
    "new 2":
      "Money leaves you easily. Giving makes you feel rich and caution has always seemed a bit ungenerous, while saving goes better with a purpose you can picture, so name a goal and a date and tell a friend.",
    "new 3":
      "Among siblings and neighbors the news tends to pass through you, improved on the way, while your own seldom gets a turn. Starting a conversation is easy for you, and this time you could begin with something of yours, before the first sympathetic question.",
    "new 4":
      "A home is above all a mood to you, and you’re generally the one who looks after it, so arrange a chair, a shelf or an hour purely for your own comfort. Changes take hold easily at present.",
    "new 5":
      "In your care, fun tends to become an event, with guests, a plan and someone shy to be included. A new hobby or romance does better while it’s still too little to be shared, so give it a few weeks before you invite anyone.",
    "new 6":
      "Your routines seldom fail through laziness. They’re given away, one favor at a time, to people who looked tired, so place the new one before breakfast, at an hour when no one can ask you for it.",
    "new 7":
      "You can fall in love with potential, which makes you a generous partner and sometimes an impatient one. When something begins between you and another person, notice what they enjoy now, how they keep appointments and how they treat waiters, and respond to that.",
    "new 8":
      "Vague arrangements are what go sour. Clear terms about money can seem unfriendly to you, as though confidence were missing, so if a loan or a shared cost comes up, name the amount and date in a warm voice.",
    "new 9":
      "You discover what you think by explaining it, so solitary study is likely to stall around the second chapter. If a subject or a country attracts you, look first for a fellow student or traveler whose enthusiasm you’d enjoy catching.",
    "new 10":
      "Ambition makes you say “we.” A benefit to the team is easier to defend than a wish, but people in charge can’t tell which job you’d like, so inform one of them in the first person, with your reasons.",
    "new 11":
      "With strangers you’re on familiar ground, and by the third meeting you know the birthdays and have been given a key. Being useful brings you in quickly. What it doesn’t leave you is an opportunity to look around and see whom you’d like for yourself.",
    "new 12":
      "Feelings turn into conversation quickly. Some don’t get to be felt first, so keep one of them to yourself in this period, on walks or in a notebook, for a few days before you share it even with an affectionate listener.",
    "full 1":
      "A bright face is skilled work, and you’ve practiced it so long that people take it for your nature, although more of what you feel is visible now. Notice who sees it. Those who stay at your side can be told the rest.",
    "full 2":
      "Modest generosity doesn’t look like an expense, whether it’s a lunch, a loan or a gift for a colleague, and yet together they become a considerable sum. Mark those you enjoyed giving, and let the others show you where politeness has been costing you.",
    "full 3":
      "Because you hear both sides so well, you can end up translating for people who are perfectly able to speak. If a misunderstanding comes to light, resist the first impulse to explain each to the other, and simply bring them to the same table.",
    "full 4":
      "Family tension reaches your body early. Before anyone has raised a voice you begin to offer food and good sense, so if something has to be said at home, let a silence last, which often gets another person to begin.",
    "full 5":
      "Praise for something you’ve made is soon distributed among everyone who helped, until nothing is left with your name on it. Before you pass on the next compliment, repeat it to yourself word for word, and say which part you’re proud of.",
    "full 6":
      "Being needed feels like energy. You can confuse the two until the exhaustion arrives all at once, so give back one task to the person it belongs to, since both survive better than you’d think.",
    "full 7":
      "In an intimate relationship you watch over the other person’s progress, and your own wishes stay in the background. What comes back to you is easier to see at present. If something is missing, put it as a request, since hints sound like disappointment.",
    "full 8":
      "You’re inclined to forgive before you’ve added up the damage, because another person’s shame is harder for you to bear than your own loss, although the forgiveness is worth more afterward. Name the debt kindly, in full.",
    "full 9":
      "When you’re convinced, people catch it from you, and so they seldom contradict you, which leaves your beliefs without much exercise. If a doubt comes up now, discuss it with someone who disagrees; the best part of the belief usually survives the conversation.",
    "full 10":
      "Applause and criticism both affect you. For days either can determine what you think of your own work, so write down your verdict before theirs arrives, with two strengths and a weakness, and you have something to compare it with.",
    "full 11":
      "Many of your friendships run on your effort, as it’s you who calls and makes the plan. Leave a gap of two weeks and see which of them come toward you. Some silent people, it often turns out, were waiting for exactly that.",
    "full 12":
      "Other people’s sorrow can stay with you after they’ve cheered up and gone out, and since an evening alone feels like a person you’re neglecting, you rarely take one. Take one now. List what weighs on you at present, and mark which of it began as yours.",
    "eclipse 1":
      "You’ve been the encouraging one for so long that people hardly expect anything else. When that role slips, wait through the awkward pause, since someone present may have an encouraging word for you.",
    "eclipse 2":
      "Security means people to you. A change in income therefore feels first like letting someone down, so tell them early and plainly, because those who love you would rather help than be protected.",
    "eclipse 3":
      "When a regular talk with someone comes to an end, you’d like to fill the gap immediately with new ones, but leave it empty until you know what you valued in it.",
    "eclipse 4":
      "Wherever you live, others rely on you for the warmth, and when an arrangement ends there, they discover after some time that they’re capable of providing it as well. Wait for that.",
    "eclipse 5":
      "Disappointment in love or play makes you plan something consoling at once, for yourself and everyone involved. Give it one whole evening first, because grief that has been felt tends to be shorter.",
    "eclipse 6":
      "Your days are built from promises. When a routine breaks, you learn which of them are still wanted, so wait until people ask again, and drop whatever isn’t requested.",
    "eclipse 7":
      "At times you look after both sides of the emotion between you and another person. A change returns their side to them, and you needn’t be unhappy because they are.",
    "eclipse 8":
      "Guilt can outlast a debt. It goes on collecting from you long after everything is paid, so if something shared ends now, ask yourself whether you’re still grieving, or simply still giving.",
    "eclipse 9":
      "A teacher or a creed that once guided you becomes part of your own voice in time. Losing it is less complete than it feels, since you’ve been giving those directions yourself.",
    "eclipse 10":
      "An empty position makes you stand up before you’ve thought about it, because someone has to, although being wanted there and wanting it are separate things. Sleep on it for a week.",
    "eclipse 11":
      "When a group gets smaller, you search for what you did wrong. Mostly people’s lives have changed, and you can write to those you’d like to see again without reviving the whole.",
    "eclipse 12":
      "Some sacrifices last so long that you’d describe them as your character, and if one of them is no longer needed, the lightness can feel like guilt at first. That feeling passes.",
    "jupiter soft":
      "Opportunities come to you mainly through people you’ve been good to, and in these weeks several tend to arrive at once, although accepting one can seem unkind toward the others. Accept one anyway. Prefer the one from which you’d learn most, even if you wouldn’t be the warmest person there.",
    "jupiter hard":
      "Enthusiasm makes promises in your name, because in front of a hopeful face the future looks roomier than it is. For this period, answer every request with a time at which you’ll reply. A night’s pause costs them little, and you seem just as kind in the morning.",
    "saturn soft":
      "Inspiring people comes naturally to you. Being relied on for exact, completed work is another kind of respect, which can be earned now, and it’s surprisingly restful, as no one has to be encouraged. Choose one assignment and do it to the last page without an audience.",
    "saturn hard":
      "Since charm helps you past most obstacles, a person or a rule that isn’t moved by it can feel like a judgment on your heart. As a rule it’s only a standard. Ask what exactly is required, work alone for a time, and submit it early, when corrections are easy.",
    "uranus soft":
      "People who love you expect a certain role, and you know it so well that part of you is bored. In this period they adapt faster than you fear, so alter one thing this month, without preparing anyone for it, and observe who is pleased.",
    "uranus hard":
      "When plans collapse without warning, you look after everyone’s reaction to it except yours, which turns up days later when you’re alone. Be annoyed first. Take half an hour for it before you deliver the hopeful speech, and say aloud what you had been looking forward to.",
    "neptune soft":
      "Moods come across to you from other people, as they always have, and in such months they bring melodies, faces and half an idea. These need some outlet besides sympathy. A notebook or an instrument is enough, as it listens and requires nothing from you in return.",
    "neptune hard":
      "Your wish to rescue is strongest where you know least, since a stranger’s trouble has no history to argue with it, and at such a time your picture of a person is especially lovely. Ask around first. Find out how the last two helpers fared before you offer more than advice.",
    "pluto soft":
      "You influence people every day with a question or a well-timed compliment, and would rather not call it power. Looked at calmly, it’s nothing to be ashamed of. Make your requests in the open for some weeks, and see how many are granted without any preparation.",
    "pluto hard":
      "In kind circles, pressure comes with a smile, and you know how that’s done, so when a struggle over control goes on beneath the surface, you can win it and feel lonely afterward. State your outcome openly. Ask what the others want before you continue.",
    "mercury retrograde":
      "Each message of yours is adapted to its listener, which is considerate until three versions meet. While misunderstandings are frequent, write one text for everyone, and add the personal line separately.",
    "mercury direct":
      "Matters that you smoothed over with one person at a time can now be cleared up in a single announcement, which is less charming, and most of them are relieved.",
    "venus retrograde":
      "An old affection seems lovelier from a distance, partly because you recall what you gave, so consider whether it’s the person you miss or the giving. Grand gestures can wait.",
    "venus direct":
      "Your taste is so accustomed to pleasing others that it hardly speaks up. It does now, quite clearly, so order, wear or play what you’d choose if you were on your own.",
    "mars retrograde":
      "Anger can look like help. It’s brisk in you, thorough and a little too friendly, so when your drive is low, notice what you’re doing for people, and whether you’d rather complain.",
    "mars direct":
      "Drive returns, and so do other people’s emergencies, which attract you strongly. If a project of your own is already under way that morning, part of the strength stays with it.",
    "ingress jupiter":
      "More becomes possible here for about a year, and you’d like to take everyone along, although some of the growth is meant for one. Describe it to them afterward.",
    "ingress saturn":
      "In this area encouragement matters less over the coming years, and regular attendance more. It suits you better than you’d think, because devotion is what you do when the applause has stopped.",
    "ingress uranus":
      "Arrangements keep shifting here. For some years it’s those you make for other people’s comfort, and a few blank days in each month make that easier and leave you something to improvise with.",
    "ingress neptune":
      "Reading people is a gift of yours, and in this area it’s less reliable for a long while. If an impression flatters or alarms you, ask the person about it directly.",
    "ingress pluto":
      "A gradual change here goes deeper than kindness can reach, and over the years you discover what you do by choice and what was duty. Duty becomes easier to put down.",
  },
};
