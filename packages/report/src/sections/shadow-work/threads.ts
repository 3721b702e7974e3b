import type { SectionThreads } from "../section.ts";

/** How what the overview says of the reader is this shadow at work, by type and Sun sign. */
export const threads: SectionThreads = {
  ENFJ: {
    Aries:
      "Booking first and charming afterward settles the vote before it’s held. Whoever had hoped for mountains hears how lovely the deck is, and answers more slowly each time.",
    Taurus:
      "Taping up a friend’s boxes while you wonder about the empty chair is a gift with an entry beside it. They feel guilty for growing, and can’t tell why.",
    Gemini:
      "Forty minutes of pure interest in a stranger’s bakery leave no time for a view of your own. A hundred contacts feel understood, and hardly one knows what you think.",
    Cancer:
      "A sandwich in place of the hard word keeps them needing you a little longer. The pan you scrub so loudly is your own need, hoping someone looks twice.",
    Leo: "A toast to someone else lets you hold the stage with clean hands. You go home hungry because the one who wanted to win was never entered by name.",
    Virgo:
      "Every note in its padded box is meant as a present, and the clerk enters it as one. When someone leaves the box unopened, your shoulders know it first.",
    Libra:
      "Steering three friends toward the Thai place while calling yourself easy gets you dinner without an argument. Your opinion goes out in someone else’s coat, and they get the thanks.",
    Scorpio:
      "Perfectly polite within a breath, you’re spared from saying that you were hurt, which would be needing something. The other person never hears that there was a question.",
    Sagittarius:
      "After the blunt remark you become so lovable that nobody gets to mind, and you’ve won again. What hurt them stays unknown, except as a face at night.",
    Capricorn:
      "So everyone’s mother gets her fifteen minutes, and your account stays in credit. Needing help looks so foreign to you that bringing groceries doesn’t occur to anyone.",
    Aquarius:
      "Marvelous questions for the newcomer keep the talk where no view of yours is needed. On the couch, in socks, someone would like to hear one, and you turn shy.",
    Pisces:
      "A friend in tears on the phone, you on the bathroom floor: someone else is in pieces, so you needn’t be. Under the blanket, afterward, you are, and unseen.",
  },
  ENFP: {
    Aries:
      "Setting off before the others is how you get to be out in front without asking. In the empty parking lot there is no one to see it.",
    Taurus:
      "When you question the waiter about four new dishes and order the dumplings, that is the homebody choosing, out of sight, while you still look adventurous.",
    Gemini:
      "A second question, out before you’ve heard the first answer, leaves no gap for your own bad news. After twenty-five minutes in the doorway, it rides home unsaid.",
    Cancer:
      "So the dishwasher sees you fall apart, and only after the last coat has gone. If someone comes back for an umbrella, you have been found without asking.",
    Leo: "The toast you give and the check you pick up ask, very prettily, for something back. When it doesn’t come, an interrupted story gets the anger that silence earned.",
    Virgo:
      "Lying awake over one clumsy word is the only hour the homebody gets. By morning you have vowed to be twice as dazzling, and the hiding starts over.",
    Libra:
      "Saying yes to both Saturday dinners spares you the sight of two sad faces, and puts off your own until you’re in the parked car, composing the apology.",
    Scorpio:
      "Laughing along at the third sharp joke protects the friendship for one evening, while the ledger holds your need for an apology where only you can read it.",
    Sagittarius:
      "Three months of voice messages make you the brightest thing in a friend’s week. The postcards begin once they are used to you, and their hard news goes elsewhere.",
    Capricorn:
      "The homebody wants to leave at ten, and sits up with email in party clothes. A joke about it makes you welcome, and keeps the tiredness your secret.",
    Aquarius:
      "When a friend cries and you are suddenly in the hallway with an article, it is your own tears you are walking away from; hers only started them.",
    Pisces:
      "The headache is the one request for care you allow yourself, since no one can call it asking. Loving apologies pay for it, and friends reach for the pencil.",
  },
  ENTJ: {
    Aries:
      "Three leftover screws look optional at that speed, because stopping for the instructions would let the doubt catch up. Those who come behind you pay for the wobble.",
    Taurus:
      "Three urgent messages about a couch keep everyone moving while you sit on the old one, thinking. It’s the only rest you allow yourself, and it passes for judgment.",
    Gemini:
      "Handing someone the password list and calling it delegating lets you leave first. You can’t outstay your welcome that way, and you never hear that you’re missed.",
    Cancer:
      "Behind every question about tires is how much you’d miss the driver, put so that nobody can refuse it. They hear an inspection, and obey where you wanted thanks.",
    Leo: "A toast that lingers on you leaves no room for doubt. While they clap, nobody asks what you ask at night: do they like you, or the results?",
    Virgo:
      "The cursor hopping through other paragraphs at eleven is your garage on a weeknight. Forty corrections earn you your sleep, and tell the authors that their work wasn’t enough.",
    Libra:
      "Two days of softening, desk by desk, what you decided in a minute is that wish in a good jacket. It buys fond looks, and costs you a clear answer.",
    Scorpio:
      "Signing “Regards” to someone who used to get a single letter is how Scorpio asks not to be left. It looks like strategy, and they answer it as strategy.",
    Sagittarius:
      "A sketch on the tablecloth before dessert outruns the question that standing still would raise. Whoever had just unpacked the boxes pays for it with their own sleep.",
    Capricorn:
      "The promised Saturday moves along with the finish line. Working for someone feels safer than sitting beside them with nothing to hand over, and they get used to missing you.",
    Aquarius:
      "Preferring a rational use of space to a corner office hides the wish where it can’t be refused. It can’t be argued with, either, and you’d have enjoyed the company.",
    Pisces:
      "Hence the chart, built after the bad dream, which lets you act on a feeling without being caught at it. Behind airport sunglasses, you can’t be comforted either.",
  },
  ENTP: {
    Aries:
      "Striking in the first minute makes sure that nobody finds you slow. Your best thoughts come nine minutes later, to someone who is studying the bread.",
    Taurus:
      "Redesigning the restaurant trade over your usual number fourteen keeps the idea large and the evening safe. Opened for real, it would be one place, with reviews.",
    Gemini:
      "Someone asks how you are and gets a podcast, which is that guard in everyday clothes. A moving target never gets refuted, and never gets followed home.",
    Cancer:
      "Three days of short answers after a remark about your cooking protect the one who isn’t amused. Everyone saw you dish it out, and no one saw it land.",
    Leo: "To cross-examine a compliment is to stay above the sort of person who needs one. It saves you from feeling ordinary, and leaves the kitchen without applause.",
    Virgo:
      "Three weeks of nothing and one night of crackers make sure that the work is never quite a measure of you. There was no time, so the talent stays unjudged.",
    Libra:
      "Said as a paradox, with a smile, the true thing can be taken back before anyone attacks it. Friends who need a verdict call someone blunter.",
    Scorpio:
      "Forty opinions and a theory of marriage keep up the noise around a sadness you tell no one. Your date goes home entertained, without one fact to hold.",
    Sagittarius:
      "One month you preach sourdough and the next you refute it, so you’re ahead of everyone who merely bakes. Friends keep the jars, and you lose another faith.",
    Capricorn:
      "A license to kick every position saves you from being measured in one. The fixed grin on the way to the car is what it costs never to have asked.",
    Aquarius:
      "Arguing against your own idea at its victory party keeps the conviction from being caught. It also teaches those who would have marched with you not to count on it.",
    Pisces:
      "The cutting word at noon and the song before bed come from one sore place. That late message asks for comfort so beautifully that no one recognizes a request.",
  },
  ESFJ: {
    Aries:
      "First the lanes are booked, then everyone’s yes is collected, and giving orders feels like inviting. Saturday’s headaches are the only vote your friends get.",
    Taurus:
      "The dish you give away is a payment on your place. It’s the one on the couch, still hoping to be given something, who remembers it for eleven years.",
    Gemini:
      "That call is where the story travels, in a lowered voice and purely out of concern. It keeps you close to everyone, and the critic gets an audience.",
    Cancer:
      "Theirs is the biggest slice, served first, while you say that you aren’t hungry. It keeps peace at the table and writes one more line in the books.",
    Leo: "A toast that makes someone a celebrity also makes you the one who decides who shines. When guests protest that you shouldn’t have, they feel the weight of it.",
    Virgo:
      "Apologizing for a roast that everyone has finished is how you pay rent on your place at the table. Simply eating it would be lying on the couch.",
    Libra:
      "Understanding one friend on Monday and the other on Tuesday holds your seat at both tables, and neither hears the verdict that your critic reached on Sunday.",
    Scorpio:
      "A birthday card minus its heart is a bill no one can read. It protects you from hearing a bad answer, and from hearing a good one.",
    Sagittarius:
      "A joke lets you give orders without being caught at it: the friend is told to quit, everyone laughs, and it’s taken back before anyone asks who decided.",
    Capricorn:
      "As long as you carry everyone’s bags, your place on the climb can’t be questioned. It’s safe, and it leaves no hand free to accept some soup.",
    Aquarius:
      "Signing for the neighbor’s goat lets you object without being the odd one yourself, and the beige curtains keep the objection from reaching your own window.",
    Pisces:
      "By breakfast you have that friend showered and fed, and your own long night goes unmentioned. The slammed drawer is your no, delivered to the wrong person.",
  },
  ESFP: {
    Aries:
      "Going first into the lake and winning nine hands in a row make sure that you’re the one they watch. The playmates you wanted end up on the bank, clapping.",
    Taurus:
      "Each trip for ice goes into that account as well. By pouring all evening, you never find out whether they’d have stayed for you, sitting down.",
    Gemini:
      "The joke gets a laugh through tears, and you’re a delight, which is the moment you were protecting. Whatever she was about to tell you next has to go.",
    Cancer:
      "Laughing louder at the remark that stung is that guard on duty. Inside you have your coat on, and the one who would apologize is still telling stories.",
    Leo: "When the joke is on you, that worry is touched; a clown by choice still wears the crown. Sudden politeness guards it from friends who never knew of a line.",
    Virgo:
      "Sponge in hand, you can go on giving until the guests leave. To sit there holding nothing would put the question to them outright.",
    Libra:
      "Three hours of submarines are the price of calling yourself easy. The observer knew by the opening credits, and saves the review for someone who wasn’t there.",
    Scorpio:
      "Forty hugs and no facts protect your own chapters from being read aloud. Those who cry get held, and yours is the book that nobody thinks to open.",
    Sagittarius:
      "Promises at the gate are sincere, and they also keep you the favorite until the next place opens its arms. A third postcard would have no audience.",
    Capricorn:
      "A week worked like the repayment of a loan and a night danced through for everyone’s sake are both installments. Nobody else has heard of the debt.",
    Aquarius:
      "Nodding on the sofa when you’re miles away is a yes said with the face. The observer has slipped out, and the one beside you can tell.",
    Pisces:
      "Another song covers the borrowed sorrow and your own together. In the morning you blame the wine, and no one comforts you for the half that was yours.",
  },
  ESTJ: {
    Aries:
      "Three leftover screws, declared extras, are something you do get away with. Whoever is steadying the shelf knows better, and has heard your views on iced coffee.",
    Taurus:
      "The neighbor’s leak within the hour, your own tooth in its second year: fixing things for others proves your worth, and that chair would only be for you.",
    Gemini:
      "Handing on the second half while you check in for news keeps you away from where a quick answer gets tested. The doubt stays with whoever finishes.",
    Cancer:
      "An order to take a coat carries the wish without the risk. Nobody says no to a coat, and few are touched by one, so you go to bed unthanked.",
    Leo: "Told for the third time, the story has mislaid its supporting cast, which is as close as you come to taking what wasn’t paid for. In others, you’d object.",
    Virgo:
      "A helpful message about a comma, at seven in the morning, lets you start the day necessary. The one who thought the work was done learns to hide it.",
    Libra:
      "Saying at once that it won’t work keeps the firm voice in charge. The compliments that follow, an hour of them, are your doubt in its good manners.",
    Scorpio:
      "Holding the elevator for someone with a page in your locked file is the wish, waiting to be noticed. Such correctness protects it from another hurt, and from an apology.",
    Sagittarius:
      "Reading the departures board a minute too long is that person at the window. Loyalty sends you back to your desk, and on Monday your colleagues pay for Portugal.",
    Capricorn:
      "An hour at the party, each hand shaken, is as long as you can be there without a use. Staying until the chairs go up would ask that question.",
    Aquarius:
      "Explaining the sign-in sheet with perfect firmness covers for the better one you’ve designed. They obey the voice, and the doubter in you has no company.",
    Pisces:
      "An excellent lawyer’s name, offered to someone in tears, is love that has found a use. It spares you from crying along, and loses you the comfort.",
  },
  ESTP: {
    Aries:
      "A race with a stranger for a parking spot leaves no second for trembling. Apologies go undelivered for that reason too, because they have to be made standing still.",
    Taurus:
      "Another round and a very good dinner keep you from sitting still long enough to feel the knee. To arrive would be to stop, so arriving waits another year.",
    Gemini:
      "Four conversations with a joke for each leave no silence in which anyone says what’s wrong. The reply that needed more than eight seconds stays in your head.",
    Cancer:
      "Joking and leaving the room is a test that nobody knows about. You want someone to come after you, and you’ve made it look like fresh air.",
    Leo: "A round for the table after one lukewarm remark is that speeding up, with better manners. It drowns out the week of brooding you’d rather nobody saw.",
    Virgo:
      "At two in the morning the flaw you let through is the weak spot you can’t bear, and whoever stands nearest at breakfast gets corrected in its place.",
    Libra:
      "Packing a complaint inside a joke is wit on the run from a falling face. You stay liked, the lopsided chores stay yours, and a guest drives home unsure.",
    Scorpio:
      "So three months after the injury, a borrowed charger gets the coolness. The wound stays covered, your dignity is fine, and the apology you wanted is never made.",
    Sagittarius:
      "By the time Portugal is real enough to fail, you are talking about a boat. No plan gets to frighten you that way, though your friends have booked the days.",
    Capricorn:
      "A depth chart turns even fishing into carrying. As long as rest is work, you needn’t put the couch down, and those you love get the hour left over.",
    Aquarius:
      "Among forty volunteers every sorrow can be given a truck and a task. The bad night comes later, with a hundred names and not one you’ve been sad with.",
    Pisces:
      "To lend a stranger your weekend is a way of longing for someone without saying whom. When the low mood arrives on Sunday, you are the one without a truck.",
  },
  INFJ: {
    Aries:
      "When three messages and a resignation go out in one evening, they carry the wish that all those polite drafts were guarding, to people who had never heard of it.",
    Taurus:
      "Even the soft blanket feels stolen while someone needier exists, because taking comfort would mean admitting that you want it as much as your guests do.",
    Gemini:
      "The question you slip to a stranger by the coats protects you in the same way; dozens of people are so busy answering that none gets to ask.",
    Cancer:
      "A sigh over the dishes is the bookkeeper reading one line aloud. By insisting that you’re fine, you keep anyone from paying what you’re owed.",
    Leo: "Hence the odd mood on the drive home. Half of the work you applauded was your own, and the one in you who wants flowers knows it.",
    Virgo:
      "You correct other drafts so gently because you would love a reader like that. Handing over your own, commas still wrong, would be asking for one.",
    Libra:
      "Going along to the restaurant you dislike leaves you agreeable and unknown; the review you give in the car is what your friends would need to hear to know you.",
    Scorpio:
      "Those correct little texts are the tally as others receive it. They keep you kind and safe for a while, and cost you the chance to be asked back.",
    Sagittarius:
      "Saying the blunt thing and pricing flights spares you the moment when a friend answers back. The presents you return with pay for a talk you skipped.",
    Capricorn:
      "Fifty minutes for the colleague with wet eyes, then work until nine: it shows that you can manage, and it keeps anyone from asking about you.",
    Aquarius:
      "Answering a friend’s trouble with a brilliant idea spares you from being read at close range. Her face at bedtime is the part of the talk you stayed out of.",
    Pisces:
      "You put the kettle on before a friend finishes asking, and you hope to be met that way. When no one does, the sadness in the car is partly yours.",
  },
  INFP: {
    Aries:
      "Eating the wrong sandwich while you fight for someone else’s lunch keeps the wanting clean. For another person you can go all out, and never be seen to compete.",
    Taurus:
      "Your slight air of apology in the soft sweater is the inspector at work on you. Guilt lets you keep the comfort and the rule without announcing either.",
    Gemini:
      "The joke you make whenever the talk nears something you care about is that pane of glass too. It protects the conviction, and it sends you home unmet.",
    Cancer:
      "So you get up and offer coffee just as someone says an unjust thing, and dinner is saved. The anger waits in the car, where its brilliant paragraphs reach nobody.",
    Leo: "A picture that goes up and comes down within the hour has entered the contest and withdrawn before the grading. It’s safe, and you never learn who liked it.",
    Virgo:
      "As long as you spend half an hour on two lines, the inspector is busy with you. Others get mercy without limit, until the day they get the list.",
    Libra:
      "You love the haircut in the chair and fix it in the car, which saves you one awkward minute. The person they’d have liked never gets out of that car.",
    Scorpio:
      "A text from last spring, studied for its tone, lets the anger live on without being raised. The friend is on probation and thinks that you are only sad.",
    Sagittarius:
      "New circles suit that wish, because everyone there is still unhurt and not yet a rival. The old ones never receive your apology.",
    Capricorn:
      "First a clean kitchen, then the song: you are the only one who knows this rule, and whoever leaves a plate out is breaking it.",
    Aquarius:
      "Waiting until you’re composed and then sending a link keeps the exception safe. An ordinary friend on that sofa would have cried along, and been loved for it.",
    Pisces:
      "Saying you’d love to, and then hoping for a mild cold, leaves the no to your body. Lying down is the one refusal your gentleness permits.",
  },
  INTJ: {
    Aries:
      "Starting without a word has the result ready before anyone can doubt you. It wins admiration for your speed, and leaves you alone with the plumber.",
    Taurus:
      "Putting up shelves in something that is over gives your hands a reason to stay. To leave would mean standing somewhere new and needing to be shown around.",
    Gemini:
      "Undersea cables get you an hour at the center of the table, explaining. Once they have admired the plan, you’re alone again with an idea that feels used.",
    Cancer:
      "Going silent to see who will ask is that closed file hoping to be opened. Good friends fail, because you have taught them that you’re busy and fine.",
    Leo: "By leaving before anyone reacts, you miss any sight of indifference and the clapping too. Calling it only a draft keeps you out of the contest once more.",
    Virgo:
      "The folder named “Not Yet” is under control to the last comma, and no one is let in to help. Kindness would have to see the work unfinished.",
    Libra:
      "Nodding along keeps you a welcome guest, and the verdict waits for home and one loyal listener. Your manners get invited back; the rest of you talks to houseplants.",
    Scorpio:
      "Excellent questions and your views on bridges keep the wound out of reach while a file grows. People turn careful in front of it, and that goes in as well.",
    Sagittarius:
      "A certificate left by the road just before it would have paid can never get a low grade. The next leap looks like ambition, and keeps you unmeasured.",
    Capricorn:
      "Respect came early to someone who needed nobody. Being known would mean that one of them sees which work you love, and so it waits until after the next promotion.",
    Aquarius:
      "Writing the bylaws gets you into the group as its exception, with a drink and some distance. You can’t be refused a chair there, or offered one.",
    Pisces:
      "Crisp refusals by day are the wall, and the film about the robot is where the hurt goes to cry after ten. Breakfast finds the wall twice as high.",
  },
  INTP: {
    Aries:
      "After forty silent minutes, the loose bolt you announce has that pulse behind it. Being certain keeps your membership safe, and empties the lunch table around you.",
    Taurus:
      "As long as mattresses are compared on paper, no one can call you extravagant or tell you no. Meanwhile you lie on the bad one, with very exact wishes.",
    Gemini:
      "Defending one view and then its opposite spares you from saying which of them is yours. Four hours of whales give the feeling plenty of company and no name.",
    Cancer:
      "Arguing gas prices when you miss the old house is safe: if you lose, only the arithmetic has been turned away. The wish to belong there never comes up.",
    Leo: "A date corrected at dinner is a performance too, short and easy to win. The splendid thing stays in the drawer, where its weak second paragraph is safe from everyone.",
    Virgo:
      "Other people’s leases get your daylight, and the ants get the hour before bed. Being useful is a rent you can always pay; wanting is harder to justify.",
    Libra:
      "A breakup described with justice to both sides is a theory too. It saves everyone’s face, and it excuses you from finding out how you feel about losing either friend.",
    Scorpio:
      "Others tell you what they never told a spouse, and hear back that you’re fine and busy. It keeps you from being refused, and leaves you nowhere to belong.",
    Sagittarius:
      "Two mixed-up dates get corrected on the spot, while your nine elephants wait for the drive home. Catching the small error spares you from owning the large one.",
    Capricorn:
      "Pouring more concrete protects you from opening day, when someone would ask what you’d like to play at. Late at night, over the spiderwebs, you already know.",
    Aquarius:
      "Correcting a leaflet from the last row is a theory with an exit. You get to help, leave early, and not be seen wanting to come along for pizza.",
    Pisces:
      "Vanishing into a proof after an hour of someone’s tears gives you your edges back. To the friend it’s a door closing, and the next invitation goes elsewhere.",
  },
  ISFJ: {
    Aries:
      "Twenty minutes in the wrong line, when you spoke up for an old man in seconds, protects your name for kindness. A plate on the counter gets the rest.",
    Taurus:
      "The corner of lasagna you give away is one more stone in that ground, since no one can say you took it. All spring you remember who did.",
    Gemini:
      "Those hints about the woman with the parrot give the critic some air and keep the talk off you. You remain good company, a little guilty, and unmet.",
    Cancer:
      "That sigh, which carries two floors, is the count read aloud with the names left out. It protects you from hearing no, and it keeps the guilty away.",
    Leo: "From the light switch you can stage a triumph without risking one. Your line that anyone would have done it is modest, and safe, and by now believed.",
    Virgo:
      "Reaching in to straighten a collar or a slice of onion pays you, for a second, in being needed. The other person pays with the feeling of never quite passing.",
    Libra:
      "Three Westerns, watched with polite interest, are the rent on a peaceful sofa. The critic sits through them all as well, and reads you the reviews at night.",
    Scorpio:
      "A birthday card, on time and full of good wishes, covers your leaving so well that it goes unnoticed. You’re spared an answer, and spared an apology too.",
    Sagittarius:
      "Checking the tires for other people’s trips keeps the larger life in sight without the risk. The enormous sentence after the soup is that life demanding a turn.",
    Capricorn:
      "You take over promises that others made, and nobody can find you lacking. Meanwhile they stay about eleven years old, and go on needing you.",
    Aquarius:
      "Nodding through the meal saves the custom and the affection. What you really think gets one listener, at the sink, while the others go on loving someone who agrees.",
    Pisces:
      "You sit with them and stir the soup at once, and hope that someone sees how tired you are. Since you apologized to a chair, only the chair knows.",
  },
  ISFP: {
    Aries:
      "Signing up for a race without telling a soul lets you compete while seeming not to. Losing stays private, and so does the win you wanted seen.",
    Taurus:
      "Agreeing to a trip and admiring its hotel while the soup simmers is a no that leaves nothing to argue with. It keeps the peace, and your chair.",
    Gemini:
      "Your landlord’s voice is safe to perform, since nothing you love can be marked down in it. The one important sentence rides home in your pocket, unread.",
    Cancer:
      "Nodding and stirring while your mind walks along the beach is that test in small: you hope they’ll see you need to go, and they only see the nod.",
    Leo: "The contender is the one with the watering can, listening beside the birthday table. A flaw pointed out in the frosting makes the wish look modest, and hides it.",
    Virgo:
      "A sweater mended without comment is a gift, and also a way of being right without discussion. Its owner never hears what was wrong with it.",
    Libra:
      "Faced with someone’s hopeful look, you give up the choice, and your taste can’t lose in the open. The wrong couch comes home, and the critic sits on it.",
    Scorpio:
      "The trial over the dishes takes place without the accused, since asking would bring the answer you’re afraid of. Saying it’s fine protects you, and convicts them unheard.",
    Sagittarius:
      "Weeks of tolerance and then eleven words that stop the forks: deciding it in one blow spares you the wrestling, in which you’d be seen to care.",
    Capricorn:
      "One more season of duty wins every quarrel before it starts, since nobody scolds a busy person. It guards your ground, and costs you the afternoon in the grass.",
    Aquarius:
      "Hurrying off before the old man can thank you also gets you away before anyone asks what you think. A passerby never has to give a verdict.",
    Pisces:
      "You carry the lamp because you read those sad eyes so well, and you trust that someone will read yours, where it says you were going to paint.",
  },
  ISTJ: {
    Aries:
      "You win a race that you never admit to running each time the bookcase stands before anyone finds the Allen wrench. The household knows only that it lost.",
    Taurus:
      "Last year’s dish spares you the harder question of what you’d like now. The beach in the photographs asks that question, and gets its no before it has finished.",
    Gemini:
      "Reading reviews of the washing machine you didn’t buy is the talker again, kept indoors. A firm announcement protects your good name, and the doubt has to work nights.",
    Cancer:
      "A parking permit, seen to first, leaves your own fear outside the sickroom. On the drive home it wants to be noticed by people who were shown only soup.",
    Leo: "If the finished work is left in view with you nearby, you have asked without asking. Then you call it nothing, and enjoy the answer alone for six years.",
    Virgo:
      "A quick look that takes an hour is duty in its best disguise. As long as the sent folder needs checking, you needn’t say what you wanted the evening for.",
    Libra:
      "Calling a haircut different keeps the risky opinion locked in and the scene away. The letter you send later, a shade too sharp, is where it gets out.",
    Scorpio:
      "The exam that nobody knows they are taking protects the side of you that wants comfort. Each wrong answer moves you one step back, safe and a little lonelier.",
    Sagittarius:
      "The sternness you keep for friends who travel unprepared and have a wonderful time is envy in uniform. Pricing flights protects you from being seen as a beginner.",
    Capricorn:
      "That flash at five o’clock, when someone else gets into a coat, is the appetite speaking up. By calling it irritation, you stay at the desk and stay blameless.",
    Aquarius:
      "While the ISTJ in you takes the minutes, the talker redesigns the department in your head. Passing for a traditionalist is good cover, and it costs the place its reformer.",
    Pisces:
      "Sympathy goes on a schedule, the dog at seven, and what a song does to you stays between the headphones. They get the tears your friends would understand.",
  },
  ISTP: {
    Aries:
      "Holding up the shelf and being gone before the thanks is that shrug in action. It keeps you from being left out, and from being asked to supper.",
    Taurus:
      "Calling it temporary keeps your accounts at zero, since nothing is owed on a place that fits in the car. The one who asked about summer hears a suitcase.",
    Gemini:
      "Charm on Friday and unopened messages by Sunday keep the exit in sight. You are only recharging, and the fondness that would tell them so stays among your findings.",
    Cancer:
      "Keys in hand, you mend the faucet of someone you longed to see. It puts off the coffee, and with it the question you wanted to be asked.",
    Leo: "Done with your back turned, a fine landing lets them come to you, and you can’t be refused. Friends who would have brought a banner weren’t told the date.",
    Virgo:
      "At one in the morning you tighten a screw in your head, which is the washing machine all over again. Whoever sleeps nearby is never told that it’s heavy.",
    Libra:
      "A month of lovely manners keeps your findings off the table and your seat by the exit. Then they arrive in one truck, with no affection on board.",
    Scorpio:
      "On the drive home one sentence from the spring plays for the fortieth time behind a calm face. Silence protects it from being used, and from being explained.",
    Sagittarius:
      "Before anyone can leave you off the list, you announce a house at dinner and cancel it over the toothbrush. After a while, nobody keeps a list.",
    Capricorn:
      "Everyone’s keys end up with you, and yours never have to be left with anyone. The climber waits for a free afternoon that a little help would have bought.",
    Aquarius:
      "Mending the van at night for free, after mocking the cause by day, shows your affection to no one. They have a van that runs, and not your number.",
    Pisces:
      "The feeling works nights, when no one is up to see it. By breakfast the brisk one has signed in, and your friend gets no call.",
  },
};
