import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        ["lead", "Money, for you, is ammunition, so the rules concern when to pull the trigger."],
        [
          "row",
          "When a purchase would prove something to someone",
          "Find out whether that person will ever see it, then wait a week.",
        ],
        [
          "row",
          "When a large stake and a good reason meet",
          "Put in half, and say aloud the figure at which you’d walk out.",
        ],
        [
          "row",
          "When they ask your rate and your neck goes hot",
          "Give the number first, and the reasons only if you’re asked.",
        ],
        [
          "row",
          "When a small bill bores you into paying late",
          "Pay it standing up, before you sit down to conquer anything.",
        ],
      ],
      ask: "What have you bought mainly so that one particular person would be wrong?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You can make a coat last eleven winters, so your hard cases lie elsewhere."],
        [
          "row",
          "When comparing prices has taken longer than earning the difference",
          "Buy the second cheapest and close the page.",
        ],
        [
          "row",
          "When the savings pass the line you drew years ago",
          "Spend the next small surplus on ease, and note what you feel guilty about.",
        ],
        [
          "row",
          "When a client says that others charge less",
          "Agree that they do, point to the joint, and leave your price alone.",
        ],
        [
          "row",
          "When something worn still serves",
          "Ask if it’s serving you, or only your record.",
        ],
      ],
      ask: "What would have to be in the bank before enough felt like enough?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Your finances are well understood and seldom visited; a few cases are best settled in advance.",
        ],
        [
          "row",
          "When you’ve read three articles on the same fund",
          "Decide by the end of the week, or drop the subject until next year.",
        ],
        [
          "row",
          "When your price depends on who is asking",
          "Write one number for friends and one for the rest, and read it out.",
        ],
        [
          "row",
          "When a subscription was going to make you someone who paints",
          "Cancel it, and borrow a brush for an evening to see.",
        ],
        [
          "row",
          "When splitting the check turns into a seminar",
          "Pay, and let the others owe you a good story.",
        ],
      ],
      ask: "What do you understand so well about money that you’ve never got around to doing it?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "Your spreadsheet is in order, and your heart keeps a separate set of books."],
        [
          "row",
          "When someone you love needs a loan",
          "Work out what you could give outright, offer that, and don’t call it a loan.",
        ],
        [
          "row",
          "When you are shopping late by the glow of a screen",
          "Leave it in the cart, and ask what sort of day it was.",
        ],
        [
          "row",
          "When naming your fee feels like asking to be loved",
          "Email the number from your desk, with no second paragraph.",
        ],
        [
          "row",
          "When money left by the dead sits untouched",
          "Use a little of it on something they’d have liked to see you enjoy.",
        ],
      ],
      ask: "Which sum of money in your life still feels as if it belongs to another?",
    },
  },
  INTP: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You can forget about money for a season and then spend it like an astronomer who has found a comet.",
        ],
        [
          "row",
          "When a new passion sends you shopping on its first night",
          "Buy the cheapest version available, and upgrade it after ten uses.",
        ],
        [
          "row",
          "When a price insults your intelligence",
          "Laugh, walk once around the block, and see if you still need it.",
        ],
        [
          "row",
          "When they ask your rate and you start on the theory",
          "Say the sum, shut your mouth, and count ceiling tiles.",
        ],
        [
          "row",
          "When a big idea wants backing",
          "Stake what a good vacation costs, and nothing more until it earns.",
        ],
      ],
      ask: "Which of your comets are you still paying for, long after it left the sky?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You need little, mend the rest, and mistake the result for a policy."],
        [
          "row",
          "When a repair has cost more evenings than the thing is worth",
          "Finish it if it’s fun; otherwise carry it out to the curb today.",
        ],
        [
          "row",
          "When the balance has grown from sheer lack of attention",
          "Choose one comfort that your back would notice, and order it.",
        ],
        [
          "row",
          "When your pay hasn’t moved since the old carpet",
          "Bring a page of what works because of you, and a figure.",
        ],
        [
          "row",
          "When a cheap tool tempts you",
          "Pay for the good one if your hand will be on it weekly.",
        ],
      ],
      ask: "What are you doing without only because you never got around to wanting it?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Money strikes you as a fascinating convention, and the bill as one more opinion.",
        ],
        [
          "row",
          "When comparing phone plans has turned into a hobby",
          "Set a timer for twenty minutes and take the second cheapest.",
        ],
        [
          "row",
          "When a client writes to ask your fee",
          "Reply with one number, and cut the history of how you reached it.",
        ],
        [
          "row",
          "When you hold forth on inflation without knowing your own balance",
          "Look it up before you pass the bread.",
        ],
        [
          "row",
          "When a subscription that you took for one article has become a pet",
          "Cancel it as soon as you notice, reading nothing first.",
        ],
      ],
      ask: "What do you know about money in general that you’ve never applied to yours?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "Around money you lower your voice, as if it were ill and in the next bed."],
        [
          "row",
          "When you lend to someone you love",
          "Count it as gone and stay cheerful, or lend half of it.",
        ],
        [
          "row",
          "When the thing in the cart is really about a bad week",
          "Tell one person about the week, then look at the cart again.",
        ],
        [
          "row",
          "When a client seems too sad to be charged in full",
          "Keep the price, and offer a later date for paying.",
        ],
        [
          "row",
          "When a useless object stays because of who gave it",
          "Photograph it, write the story on the back, and let it go.",
        ],
      ],
      ask: "Whose feelings have you been sparing at the cost of your own rent?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        ["lead", "You treat money as reach, so these rows are about where the arm should stop."],
        [
          "row",
          "When you’ve just won something and feel ten feet tall",
          "Buy the round, then leave the card at home until morning.",
        ],
        [
          "row",
          "When a deal must be signed tonight or it’s gone",
          "Let it go twice a year on principle, and see whether it returns.",
        ],
        [
          "row",
          "When they ask your price and you’d love the work",
          "Say the number standing up, and then be the last to speak.",
        ],
        [
          "row",
          "When savings look to you like a coward’s pile",
          "Call it the war chest, and fix the sum below which no battle is funded.",
        ],
      ],
      ask: "Which purchase of the last year was really a victory lap?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "A thing well made is your idea of a bank, which is mostly sound; here are the exceptions.",
        ],
        [
          "row",
          "When you want the best one, for life",
          "Price the second best, and put the difference to work for a year.",
        ],
        [
          "row",
          "When the reserve has passed the sum you once called enough",
          "Spend a tenth on something that will be eaten, drunk or heard.",
        ],
        [
          "row",
          "When your fee hasn’t moved since you bought the first machine",
          "Raise it for new clients on the first of next month.",
        ],
        [
          "row",
          "When someone you supervise does costly work cheaply",
          "Pay them more before they ask, and tell them what for.",
        ],
      ],
      ask: "What sum did you once call enough, and when did you last look at it?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "You’re better with other people’s budgets than with yours, so these rules lend you some of your own advice.",
        ],
        [
          "row",
          "When the offer is clever and you’ve admired it out loud",
          "Explain it to a bored teenager; sign only what survives.",
        ],
        [
          "row",
          "When three subscriptions do the work of one",
          "Cancel two during the same call in which you complain.",
        ],
        [
          "row",
          "When you’d rather haggle than have the thing",
          "Stop at the second counteroffer; by then you’re paying for sport.",
        ],
        [
          "row",
          "When your own fee is the topic",
          "Pretend to represent a friend, and ask what she’d require to say yes.",
        ],
      ],
      ask: "What would you charge if you were negotiating for someone you admire?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "With you money is shelter first and a score second, so the rows begin at home."],
        [
          "row",
          "When a relative’s crisis reaches for your checkbook",
          "Contribute a single time, an affordable amount, and never describe it as a loan.",
        ],
        [
          "row",
          "When you are sad and start upgrading things",
          "Put it in the cart, sleep on it twice, and call your sister instead.",
        ],
        [
          "row",
          "When you undercharge someone because they believed in you early",
          "Send the new rate with a note about those days.",
        ],
        [
          "row",
          "When fear says save and pride says pay for everyone",
          "Split one bill this week, and watch nobody die.",
        ],
      ],
      ask: "Whose rescue are you still paying for, and do they know what it cost?",
    },
  },
  ENTP: {
    Fire: {
      stances: { thrift: "both", risk: "bold", pace: "haste" },
      lines: [
        [
          "lead",
          "Money, for you, is mainly fuel, and it tends to leave in the first week of anything.",
        ],
        [
          "row",
          "When a new passion demands the professional version of everything",
          "Rent or borrow until the second month",
        ],
        [
          "row",
          "When someone across the table bets that you can’t",
          "Bet dinner, and never an object with a serial number",
        ],
        [
          "row",
          "When you have charmed the client and feel ten feet tall",
          "Name the price you wrote down this morning, no discount",
        ],
        [
          "row",
          "When a windfall lands and you’ve spent it twice by noon",
          "Send half to an account with a boring name",
        ],
      ],
      ask: "What did your last great enthusiasm cost, down to the accessories?",
    },
    Earth: {
      stances: { thrift: "both", risk: "both" },
      lines: [
        ["lead", "The gambler in you shares one wallet with a person who washes out jars."],
        [
          "row",
          "When the bold scheme wants the savings",
          "Give it a tenth, which the jar washer can bear to watch",
        ],
        [
          "row",
          "When a broken gadget is sure to be useful someday",
          "Name the day; if you can’t, out it goes",
        ],
        [
          "row",
          "When you’re asked to fix something as a favor",
          "Quote the hours first, then be generous with the sum in view",
        ],
        [
          "row",
          "When the cheap tool makes you feel clever at the register",
          "Recall its two brothers at home, both bent",
        ],
      ],
      ask: "Which of your bargains has cost you the most space, and for how many years?",
    },
    Air: {
      stances: { thrift: "both", voice: "speak" },
      lines: [
        [
          "lead",
          "Nobody explains compound interest better, or has more unopened mail from the bank.",
        ],
        [
          "row",
          "When an idea strikes and its web address is free",
          "Sleep on it; you own a graveyard of these already",
        ],
        [
          "row",
          "When the haggling is more fun than the rug",
          "Ask if you’d want the rug at the sticker price",
        ],
        [
          "row",
          "When an invoice is unsent because the job turned dull",
          "Send it today, one line, no wit",
        ],
        [
          "row",
          "When they question your fee and you can see their point",
          "Go on seeing it, and repeat the same number",
        ],
      ],
      ask: "Which sum are you owed at present because writing the invoice was boring?",
    },
    Water: {
      stances: { thrift: "both", head: "both" },
      lines: [
        [
          "lead",
          "With strangers you bargain like a pirate; against people you love you’ve never once won.",
        ],
        [
          "row",
          "When the check comes and the whole table has been happy",
          "Pay your share, and let the happiness be your present",
        ],
        [
          "row",
          "When a friend needs a loan and you can feel how much",
          "Give what you could lose, and call it a gift",
        ],
        [
          "row",
          "When a sore evening sends you shopping",
          "Fill the cart, shut the screen, look again after breakfast",
        ],
        [
          "row",
          "When an envelope turns your stomach",
          "Open it on your feet, beside someone who finds envelopes dull",
        ],
      ],
      ask: "Which purchase of the past year was really a bandage, and for what?",
    },
  },
  INFJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
  INFP: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Money is a fuel to you, and you rarely look at the gauge until the car has stopped.",
        ],
        [
          "row",
          "When a friend’s dream needs funding tonight",
          "Offer the sum you could lose without telling the story later.",
        ],
        [
          "row",
          "When you name your fee and feel like a traitor to your cause",
          "Name it anyway; causes pay rent as well.",
        ],
        [
          "row",
          "When pride wants to refuse money for what you love",
          "Accept it, spend a tenth on something useless and splendid.",
        ],
        [
          "row",
          "When the balance is low and you feel oddly free",
          "Give yourself one hour, then open the envelope with the window in it.",
        ],
      ],
      ask: "What did the last grand gesture cost, in numbers, and who paid the rest?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You keep things forever and lose sight of money itself, since it has no texture.",
        ],
        [
          "row",
          "When the account seems like someone else’s weather",
          "Draw out the week’s cash and let your fingers do the counting.",
        ],
        [
          "row",
          "When you charge for materials but not for your hours",
          "Add the hours in pencil, look at the sum overnight, then ink it.",
        ],
        [
          "row",
          "When you’re about to mend a thing for the fifth time",
          "Price the mending; buy new if it costs more than the thing.",
        ],
        [
          "row",
          "When a beautiful object follows you home",
          "Choose which one at home it replaces before you pay.",
        ],
      ],
      ask: "Which possession of yours taught you what something is really worth?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "In theory you have an enviable position on money, and in practice you have a pile of unopened mail.",
        ],
        [
          "row",
          "When you’re asked your rate and begin to tell a story",
          "Stop, give the figure, and save the story for after they’ve nodded.",
        ],
        [
          "row",
          "When two budget methods both sound fair",
          "Use the one that fits on a postcard for a month.",
        ],
        [
          "row",
          "When a subscription is really a self-portrait",
          "Ask which article you last read; cancel on the spot if none.",
        ],
        [
          "row",
          "When friends argue about a shared bill",
          "Pay your part first, to the cent, without a speech on justice.",
        ],
      ],
      ask: "Which belief about money do you defend at dinner and break by breakfast?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Your spending follows your moods the way a small dog follows a butcher, so feed the moods first.",
        ],
        [
          "row",
          "When you’re lonely and the cart is full",
          "Call one person before you pay; then empty half of it.",
        ],
        [
          "row",
          "When a friend always forgets to pay you back",
          "Ask by message, today, with the amount and no comforting cat.",
        ],
        [
          "row",
          "When you lower the price because they seemed sad",
          "Keep the price, and give them your full attention instead.",
        ],
        [
          "row",
          "When money from the family arrives with a sigh attached",
          "Bank it for a month before deciding what it means.",
        ],
      ],
      ask: "What were you really trying to soothe with the last thing you bought?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
  ENFP: {
    Fire: {
      stances: { thrift: "spend", pace: "haste" },
      lines: [
        [
          "lead",
          "Money, to you, is fuel, and a full tank makes you nervous; most of the damage is done within an hour of an idea.",
        ],
        [
          "row",
          "When a plan thrills you and the deposit is due tonight",
          "Pay for one place, yours, and sleep before you pay for everyone’s",
        ],
        [
          "row",
          "When the bill comes and you reach first, as always",
          "Treat one person, in private, and let the others do arithmetic",
        ],
        [
          "row",
          "When a client loves you and asks about rates",
          "Say the larger figure before the laugh has ended, then stay silent",
        ],
        [
          "row",
          "When an unexpected sum lands in the account",
          "Send half out of sight the same hour, and squander the rest gloriously",
        ],
      ],
      ask: "What did your last great burst of generosity cost, and who would have minded less?",
    },
    Earth: {
      stances: { thrift: "both", order: "both" },
      lines: [
        [
          "lead",
          "A spender with a squirrel’s conscience: you throw dollars about and then bring home the paper bags, so rule by situation.",
        ],
        [
          "row",
          "When you want something lovely you can pick up and feel",
          "Buy the best one there is, and cancel two cheap cravings",
        ],
        [
          "row",
          "When the month is over and the envelope mysteriously empty",
          "Pin five receipts to the corkboard and read them like postcards",
        ],
        [
          "row",
          "When a friend wants it at a friend’s price",
          "Name the full sum, then give them a gift that you chose",
        ],
        [
          "row",
          "When fear of running out strikes after a splurge",
          "Look at the actual balance, eat something, and return nothing until Monday",
        ],
      ],
      ask: "Which purchase of the last ten years do you still touch with pleasure every week?",
    },
    Air: {
      stances: { thrift: "spend", focus: "many" },
      lines: [
        [
          "lead",
          "For someone so fluent you go strangely vague at numbers, and vagueness has been your most expensive subscription.",
        ],
        [
          "row",
          "When a new course, app or magazine promises another side of you",
          "Look for the last one’s password first; if it’s lost, wait",
        ],
        [
          "row",
          "When you’re asked what you charge and begin a story",
          "Stop at the first comma and give the figure with no adjective",
        ],
        [
          "row",
          "When someone explains an investment and you enjoy the explanation",
          "Retell it to a skeptic before anything is signed",
        ],
        [
          "row",
          "When statements pile up, unopened and reproachful",
          "Invite a friend, open them aloud in silly voices, and note three totals",
        ],
      ],
      ask: "Which small monthly payment are you making to a person you no longer plan to be?",
    },
    Water: {
      stances: { thrift: "spend", head: "feeling" },
      lines: [
        [
          "lead",
          "Spending is mostly weather with you: presents when you are full, consolations when you’re not, loans to whoever looked lost.",
        ],
        [
          "row",
          "When sadness suggests that you order something after dark",
          "Leave it in the cart and describe the sadness to one living person",
        ],
        [
          "row",
          "When a friend in trouble hints at a loan",
          "Offer only what you could give outright, and call it a gift",
        ],
        [
          "row",
          "When guilt tells you to lower your invoice",
          "Picture yourself explaining the discount to the person who depends on you",
        ],
        [
          "row",
          "When you come back from a loss with your wallet open",
          "Put the card in a coat that you’ll not wear this week",
        ],
      ],
      ask: "What were you comforting the last time you paid for something you didn’t need?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You count coins for a month and then buy everyone lunch in one warm second."],
        [
          "row",
          "When a friend’s crisis has your card halfway out",
          "Ask what would help most, and pay for that one item, once.",
        ],
        [
          "row",
          "When someone asks your rate",
          "Say what you’d want your best friend to be paid, and look at their forehead.",
        ],
        [
          "row",
          "When you’ve earned a treat and talked yourself out of it",
          "Buy it the same day, before it turns into a birthday present for a cousin.",
        ],
        [
          "row",
          "When the collection tin beats your own emergency fund",
          "Fill yours first each payday, and be lavish with what’s left.",
        ],
      ],
      ask: "Whom do you spend on without counting, and where do you come on that list?",
    },
    Earth: {
      stances: { thrift: "thrift" },
      lines: [
        ["lead", "You own string, stamps and a rainy-day fund with its own umbrella."],
        [
          "row",
          "When the old one still works, badly",
          "Price the repair and the replacement, and count your hours as money.",
        ],
        [
          "row",
          "When a raise is overdue and you’re waiting to be noticed",
          "Bring one page of what you kept running, with the figure in ink.",
        ],
        [
          "row",
          "When it’s reduced and nobody needs it",
          "Walk past it twice, go home, and measure the closet.",
        ],
        [
          "row",
          "When the thing you are saving for keeps getting larger",
          "Spend a tenth of the fund on a sample of it this year.",
        ],
      ],
      ask: "Which pleasure that you’re saving toward could be had in miniature this year?",
    },
    Air: {
      stances: { thrift: "thrift" },
      lines: [
        [
          "lead",
          "You know what butter costs in three stores and have trouble saying what you cost.",
        ],
        [
          "row",
          "When five people divide a check by who had salad",
          "Offer an even split once, then leave the arithmetic to them.",
        ],
        [
          "row",
          "When a client says that your colleague charges less",
          "Say, “She’s very good,” and repeat your figure.",
        ],
        [
          "row",
          "When you’ve compared toasters for two evenings",
          "Set ten more minutes and take the best one standing when they end.",
        ],
        [
          "row",
          "When a favor has turned into a service",
          "Write “Happy to, and here is my rate” in the same message as the yes.",
        ],
      ],
      ask: "Which favor of yours would come with a price list if a stranger did it?",
    },
    Water: {
      stances: { thrift: "both", head: "feeling" },
      lines: [
        ["lead", "Every dollar you ever spent is stored with the face it was spent on."],
        [
          "row",
          "When a brother or a grown child needs a loan again",
          "Give a sum you can lose without sighing, and call it a gift.",
        ],
        [
          "row",
          "When a present gets larger because you feel guilty",
          "Write the apology, and halve the present.",
        ],
        [
          "row",
          "When you can’t part with what your grandmother left",
          "Keep the one piece you use, and place the others with people who’ll use them.",
        ],
        [
          "row",
          "When a client looks worn out and your fee starts shrinking",
          "Leave the fee alone and offer to take it in three parts.",
        ],
      ],
      ask: "Which purchase this year was really an apology, and to whom?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
  ISTP: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
  ISFP: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
  ESTP: {
    Fire: {
      stances: { thrift: "spend", risk: "bold" },
      lines: [
        ["lead", "Money in your hands wants to be a gesture, and gestures need a referee."],
        [
          "row",
          "When you reach for the bill of the whole table",
          "Go ahead, if you could do it again tomorrow; otherwise buy dessert and take the cheers.",
        ],
        [
          "row",
          "When a bonus lands and your thumb finds the flights",
          "Send a third to an account with no card before you pick a seat.",
        ],
        [
          "row",
          "When someone asks what you charge",
          "Say the number standing up, and don’t joke for one full breath.",
        ],
        [
          "row",
          "When a sure thing expires at midnight",
          "Bet what you would lose at cards without mentioning it at home.",
        ],
      ],
      ask: "Which purchase was really applause that you paid for yourself?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Spending is your sport and owning is your comfort, so the wallet gets orders from both.",
        ],
        [
          "row",
          "When you want the best boots in the store",
          "Buy them, walk out with nothing else, and wear them until the soles go.",
        ],
        [
          "row",
          "When cash is left over and no plan exists",
          "Put half where getting it out takes two signatures and a drive.",
        ],
        [
          "row",
          "When a customer says the other guy is cheaper",
          "Hand over something you made, say nothing, and leave the price alone.",
        ],
        [
          "row",
          "When you feel poor and have a full freezer",
          "Add up what you own on one sheet before buying more.",
        ],
      ],
      ask: "Which thing you own gives you more calm than its price could explain?",
    },
    Air: {
      stances: { thrift: "spend", novelty: "new" },
      lines: [
        [
          "lead",
          "To you a price is an opening remark, which works beautifully until the statement arrives.",
        ],
        [
          "row",
          "When haggling has become more fun than the object",
          "Ask yourself if you’d pick it up from the curb, free.",
        ],
        [
          "row",
          "When a friend pitches you a share in something clever",
          "Have him explain it to your dullest relative, and watch her face.",
        ],
        [
          "row",
          "When you quote a client and hear yourself add a discount",
          "Offer a different service for the lower sum, and keep the rate.",
        ],
        [
          "row",
          "When small charges swarm across the screen",
          "Read every one aloud to a housemate; cancel whichever gets a laugh.",
        ],
      ],
      ask: "What did you last buy because the bargaining went so well?",
    },
    Water: {
      stances: { thrift: "spend", head: "both" },
      lines: [
        ["lead", "Your generosity has a tide, and it tends to come in when you feel guilty."],
        [
          "row",
          "When you have been away too much and start ordering presents",
          "Cancel the biggest one and give an afternoon with the phone off.",
        ],
        [
          "row",
          "When a sad friend needs a loan",
          "Give a smaller sum outright, once, and never bring it up again.",
        ],
        [
          "row",
          "When your own fee feels like taking from someone you like",
          "Bill the full amount, then bring soup as a neighbor.",
        ],
        [
          "row",
          "When a low mood steers you into a shop",
          "Touch everything, buy nothing, and come back after you’ve eaten.",
        ],
      ],
      ask: "For which absence have you been paying in presents?",
    },
  },
  ESFP: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money embarrasses you until a cause walks in, and then it flies."],
        [
          "row",
          "When a cause makes your throat tight",
          "Give a tenth of the amount tonight; decide on the rest in ten days.",
        ],
        [
          "row",
          "When you are asked for your price",
          "Say the figure first, then close your mouth and count to seven.",
        ],
        [
          "row",
          "When you have paid for everyone at dinner again",
          "Leave the next bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life for later",
          "Name the account after what it is for, and look at it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting bad weather and many guests."],
        [
          "row",
          "When you lower your own estimate just before sending it",
          "Restore the first number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it for no reason at all, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Write one line with the sum and a date you can both live with.",
        ],
        [
          "row",
          "When the total is comfortable and you lie awake adding",
          "Write what “enough” is, in digits, and tape it inside a cupboard.",
        ],
      ],
      ask: "What are you saving for that you have never described to anyone?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Money interests you as a subject; as a bill, it goes under the pile."],
        [
          "row",
          "When a client asks what you charge",
          "Quote a range you wrote down before the call, upper end last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept whatever is within ten dollars and change the subject.",
        ],
        [
          "row",
          "When five subscriptions promise five better versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Ask what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you a price is a feeling with a number stuck on it."],
        [
          "row",
          "When a client’s sad story arrives before the bill",
          "Send the bill as agreed; send a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a hard visit",
          "Leave it in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend one set sum a month on an afternoon you will remember.",
        ],
      ],
      ask: "Whose hardship sets your prices, and did they ever ask you to lower them?",
    },
  },
};
