import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        [
          "lead",
          "Money, for you, is ammunition, so the regulations concern when to pull the trigger.",
        ],
        [
          "row",
          "When a purchase would demonstrate something to someone",
          "Establish whether that person will ever see it, then wait a week.",
        ],
        [
          "row",
          "When a large stake and an excellent reason meet",
          "Put in half, and announce aloud the figure at which you’d walk out.",
        ],
        [
          "row",
          "When they ask your rate and your neck goes hot",
          "Give the number immediately, and the explanation only if you’re asked.",
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
        ["lead", "You can make a coat last eleven winters, so your difficult cases lie elsewhere."],
        [
          "row",
          "When comparing offers has taken longer than earning the difference",
          "Order the second cheapest and abandon the computer.",
        ],
        [
          "row",
          "When the savings pass the line you drew years ago",
          "Spend the next small surplus on ease, and note which luxuries make you feel guilty.",
        ],
        [
          "row",
          "When a client mentions that others are cheaper",
          "Agree that they are, point to the joint, and leave your figure alone.",
        ],
        [
          "row",
          "When something threadbare still serves",
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
          "Your finances are thoroughly understood and seldom visited; a few cases are best settled in advance.",
        ],
        [
          "row",
          "When you’ve read three articles on the same fund",
          "Choose by the end of the week, or abandon the subject until next year.",
        ],
        [
          "row",
          "When your rate depends on who is asking",
          "Write one number for friends and one for everyone else, and read it out.",
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
        ["lead", "Your spreadsheet is immaculate, and your heart keeps a separate set of books."],
        [
          "row",
          "When someone you love needs a loan",
          "Calculate what you could afford to forfeit, offer that, and never refer to it as a loan.",
        ],
        [
          "row",
          "When you are shopping late by the glow of a screen",
          "Leave it in the cart, and ask what sort of afternoon preceded it.",
        ],
        [
          "row",
          "When naming your fee feels like asking to be loved",
          "Email the number from your desk, with no second paragraph.",
        ],
        [
          "row",
          "When money inherited from the dead sits untouched",
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
          "You can forget about money for an entire season and then spend it like an astronomer who has discovered a comet.",
        ],
        [
          "row",
          "When a new passion sends you shopping on its first night",
          "Purchase the cheapest version available, and upgrade it after ten uses.",
        ],
        [
          "row",
          "When a price insults your intelligence",
          "Laugh, walk once around the block, and see if you still require it.",
        ],
        [
          "row",
          "When they inquire about your rate and you start on the theory",
          "Say the figure, shut your mouth, and inspect the ceiling tiles.",
        ],
        [
          "row",
          "When an enormous idea wants backing",
          "Invest what a good vacation costs, and absolutely nothing more until it earns.",
        ],
      ],
      ask: "Which of your comets are you still paying for, long after it left the sky?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You require remarkably little, repair everything else, and mistake the result for a financial policy.",
        ],
        [
          "row",
          "When a repair has consumed more evenings than the thing is worth",
          "Finish it if it’s entertaining; otherwise carry it out to the curb today.",
        ],
        [
          "row",
          "When the balance has grown from sheer inattention",
          "Choose one comfort that your back would notice, and order it immediately.",
        ],
        [
          "row",
          "When your pay hasn’t moved since the old carpet",
          "Bring a page describing what works because of you, and a figure.",
        ],
        [
          "row",
          "When an inexpensive tool tempts you",
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
          "Reply with one number, and omit the history of how you reached it.",
        ],
        [
          "row",
          "When you hold forth on inflation without knowing your own balance",
          "Look it up before you pass the bread.",
        ],
        [
          "row",
          "When a subscription that you took for one article has become a pet",
          "Cancel it immediately, reading nothing first.",
        ],
      ],
      ask: "What do you know about money in general that you’ve never applied to yours?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "Around money you lower your voice, as if it were seriously ill and in the next bed.",
        ],
        [
          "row",
          "When you lend to someone you love",
          "Consider it a donation and remain cheerful, or lend half of it.",
        ],
        [
          "row",
          "When the thing in the cart is really about a miserable week",
          "Describe the week to one person, and afterward examine the cart again.",
        ],
        [
          "row",
          "When a client seems too unhappy to be charged the entire amount",
          "Maintain the fee, and offer a later date for paying.",
        ],
        [
          "row",
          "When a useless object stays because of who gave it",
          "Photograph it, record the story on the back, and let it go.",
        ],
      ],
      ask: "Whose feelings have you been sparing at the cost of your own rent?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        ["lead", "You treat money as reach, so these rows concern where the arm should stop."],
        [
          "row",
          "When you’ve just won something and feel ten feet tall",
          "Buy the celebratory round, and afterward leave the card at home until morning.",
        ],
        [
          "row",
          "When a deal must be signed tonight or it’s gone",
          "Twice a year, on principle, let it expire, and see whether it returns.",
        ],
        [
          "row",
          "When they ask your fee and you’d love the assignment",
          "State the number standing up, and then be the last to speak.",
        ],
        [
          "row",
          "When savings look to you like a coward’s pile",
          "Call it the war chest, and fix the minimum below which no battle is authorized.",
        ],
      ],
      ask: "Which purchase of the last year was really a victory lap?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Something beautifully manufactured is your idea of a bank, which is generally sound; here are the exceptions.",
        ],
        [
          "row",
          "When you want the best one, for life",
          "Purchase the second best, and put the difference to work for a year.",
        ],
        [
          "row",
          "When the reserve has passed the amount you once called enough",
          "Dedicate a tenth to something that will be eaten, drunk or heard.",
        ],
        [
          "row",
          "When your fee hasn’t moved since you bought the first machine",
          "On the first of next month, raise it for new clients.",
        ],
        [
          "row",
          "When someone you supervise does costly work cheaply",
          "Increase their compensation before they ask, and specify what for.",
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
          "Explain it to a bored teenager, and sign only what survives the explanation.",
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
          "When your own fee is under discussion",
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
          "Contribute once, an affordable amount, and never describe it as a loan.",
        ],
        [
          "row",
          "When you are melancholy and start upgrading things",
          "Deposit it in the cart, sleep on it twice, and telephone a relative instead.",
        ],
        [
          "row",
          "When you undercharge someone because they trusted you early",
          "Send the new rate, accompanied by a note remembering those days.",
        ],
        [
          "row",
          "When fear recommends saving and pride recommends paying for everyone",
          "Divide one bill this week, and observe that everyone survives.",
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
          "Money, for you, is mainly fuel, and it tends to evaporate in the first week of anything.",
        ],
        [
          "row",
          "When a new passion demands the professional version of everything",
          "Rent or borrow until the second month.",
        ],
        [
          "row",
          "When someone across the table bets that you can’t",
          "Wager dinner, and never an object with a serial number.",
        ],
        [
          "row",
          "When you have charmed the client and feel ten feet tall",
          "Name the figure you wrote down this morning, without discount.",
        ],
        [
          "row",
          "When a windfall arrives and you’ve mentally spent it twice by noon",
          "Transfer half to an account with a boring name.",
        ],
      ],
      ask: "What did your last great enthusiasm cost, down to the accessories?",
    },
    Earth: {
      stances: { thrift: "both", risk: "both" },
      lines: [
        ["lead", "The gambler in you shares one wallet with an economist who washes out jars."],
        [
          "row",
          "When the adventurous scheme wants the savings",
          "Give it a tenth, which the jar washer can tolerate watching.",
        ],
        [
          "row",
          "When a broken gadget is certain to be useful someday",
          "Name the day; if you can’t, out it goes.",
        ],
        [
          "row",
          "When you’re asked to fix something as a favor",
          "Quote the hours first, then be generous with the total in view.",
        ],
        [
          "row",
          "When the cheap tool makes you feel clever at the register",
          "Remember its two relatives at home, both bent.",
        ],
      ],
      ask: "Which of your bargains has occupied the most space, and for how many years?",
    },
    Air: {
      stances: { thrift: "both", voice: "speak" },
      lines: [
        [
          "lead",
          "Nobody lectures more entertainingly on inflation, or has more unopened mail from the bank.",
        ],
        [
          "row",
          "When an idea strikes and its web address is free",
          "Sleep on it; you own a graveyard of these already.",
        ],
        [
          "row",
          "When the negotiation is more entertaining than the rug",
          "Ask if you’d want the rug at the sticker price.",
        ],
        [
          "row",
          "When an invoice is unsent because the job turned dull",
          "Send it today, one line, no wit.",
        ],
        [
          "row",
          "When they question your fee and you can appreciate their point",
          "Go on appreciating it, and repeat the same number.",
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
          "Pay your share, and let the happiness be your contribution.",
        ],
        [
          "row",
          "When a friend needs a loan and you can feel how much",
          "Give what you could afford to lose, and call it a present.",
        ],
        [
          "row",
          "When a miserable evening sends you shopping",
          "Fill the cart, shut the screen, reconsider after breakfast.",
        ],
        [
          "row",
          "When an envelope turns your stomach",
          "Open it on your feet, beside someone who finds envelopes uninteresting.",
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
          "Contribute a tenth of the amount tonight, and decide about the remainder ten days afterward.",
        ],
        [
          "row",
          "When you are asked for a figure",
          "Say it immediately, then shut your mouth for seven seconds.",
        ],
        [
          "row",
          "When you have paid for everyone’s dinner again",
          "Leave the following bill lying there until another hand reaches for it.",
        ],
        [
          "row",
          "When saving seems like a life postponed",
          "Name the account after its purpose, and visit it on Fridays.",
        ],
      ],
      ask: "What were you buying the last time you paid for the whole table?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You save like someone expecting terrible weather and many guests."],
        [
          "row",
          "When you lower your own estimate immediately before sending it",
          "Restore the original number and send it within the hour, unexplained.",
        ],
        [
          "row",
          "When the good jacket is still in its bag after a year",
          "Wear it, on no occasion whatsoever, to the supermarket.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Propose in writing an amount and a deadline that both of you are able to tolerate.",
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
          "Quote a range decided on before the conversation, naming the upper figure last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept anything within ten dollars and bring up the movie.",
        ],
        [
          "row",
          "When five subscriptions promise five superior versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure in place of a fee",
          "Inquire what the printer is getting, and propose the same.",
        ],
      ],
      ask: "How would you defend your own fee to the fairest person you know?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "To you an invoice is a feeling with a number attached."],
        [
          "row",
          "When a client’s unhappy story arrives before the bill",
          "Send the bill as agreed, and a kind card in another envelope.",
        ],
        [
          "row",
          "When you shop after a difficult visit",
          "Leave everything in the cart overnight and see who still wants it.",
        ],
        [
          "row",
          "When you cannot say the figure to a person",
          "Say it to the mirror on three consecutive mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend a definite sum every month on an afternoon that you’ll remember.",
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
          "Money is a fuel to you, and you rarely consult the gauge until the car has stopped.",
        ],
        [
          "row",
          "When a friend’s dream needs funding tonight",
          "Offer the amount you could lose without telling the story afterward.",
        ],
        [
          "row",
          "When you name your fee and feel like a traitor to your cause",
          "Announce it regardless, because idealistic organizations pay rent as well.",
        ],
        [
          "row",
          "When pride wants to refuse money for what you love",
          "Accept it gracefully, and devote a tenth to something useless and magnificent.",
        ],
        [
          "row",
          "When the balance is low and you feel mysteriously liberated",
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
          "You keep possessions forever and lose track of money itself, since it has no texture.",
        ],
        [
          "row",
          "When the account seems like someone else’s weather",
          "Withdraw the week’s cash and let your fingers do the counting.",
        ],
        [
          "row",
          "When you charge for materials but not for your hours",
          "Add the hours in pencil, consider the total overnight, then ink it.",
        ],
        [
          "row",
          "When you’re about to mend a thing for the fifth time",
          "Estimate the hours involved, and replace it if they’re worth more than it is.",
        ],
        [
          "row",
          "When a beautiful object asks to come home with you",
          "Name the resident it replaces before you pay.",
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
          "When you’re asked your rate and embark on an anecdote",
          "Stop, give the figure, and reserve the anecdote until they’ve nodded.",
        ],
        [
          "row",
          "When two budgeting methods both sound fair",
          "For a month, follow whichever can be summarized on a postcard.",
        ],
        [
          "row",
          "When a subscription is really a self-portrait",
          "Ask which article you last read; cancel immediately if none.",
        ],
        [
          "row",
          "When friends debate a shared bill",
          "Contribute your own portion immediately, to the cent, without a lecture on fairness.",
        ],
      ],
      ask: "Which principle about money do you defend at supper and break by breakfast?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Your spending trots after your moods like a small dog after a butcher, so feed the moods first.",
        ],
        [
          "row",
          "When you’re lonely and the cart is full",
          "Telephone someone before paying, and afterward empty half of it.",
        ],
        [
          "row",
          "When a friend perpetually forgets to pay you back",
          "Ask by message, today, with the amount and no comforting cat.",
        ],
        [
          "row",
          "When you lower the price because they seemed sad",
          "Restore the price, and give them your undivided attention instead.",
        ],
        [
          "row",
          "When money from the family comes with a sigh attached",
          "Bank it for a month before concluding what it means.",
        ],
      ],
      ask: "What were you really trying to soothe with the last thing you bought?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { thrift: "both", voice: "speak" },
      lines: [
        ["lead", "For a person who seizes the check before the plates are gone:"],
        [
          "row",
          "When the bill arrives and everyone hesitates",
          "Leave both hands in your lap for five seconds and let someone else be magnificent.",
        ],
        [
          "row",
          "When you’re asked your fee and a good cause is mentioned",
          "Name the entire figure first, then the discount, so that they can see a gift being given.",
        ],
        [
          "row",
          "When a collection goes around for a colleague",
          "Contribute what the next person contributes, and refrain from organizing the balloon.",
        ],
        [
          "row",
          "When a splendid purchase would show what you have become",
          "Tell no one about it for a week, and see whether you still want it.",
        ],
      ],
      ask: "What did you pay for last month chiefly because people were looking?",
    },
    Earth: {
      stances: { thrift: "both", order: "plan" },
      lines: [
        ["lead", "For a provider whose pantry could see a street through winter:"],
        [
          "row",
          "When a relative asks for a loan",
          "Decide what you could lose without resentment, hand over that amount, and call it a gift.",
        ],
        [
          "row",
          "When your raise is due and the team’s bonus is in doubt",
          "Negotiate the two on separate occasions, and yours on the earlier one.",
        ],
        [
          "row",
          "When you save for everyone’s education but your own",
          "Open an account in your name only, with an automatic transfer you can’t redirect.",
        ],
        [
          "row",
          "When you buy in bulk for guests who haven’t been invited",
          "Return half to the shelf, then spend that sum on a respectable mattress.",
        ],
      ],
      ask: "Which of your savings has a name on it, and how seldom is it yours?",
    },
    Air: {
      stances: { thrift: "both", company: "company" },
      lines: [
        ["lead", "For the unofficial treasurer of other people’s fun:"],
        [
          "row",
          "When you’ve fronted the tickets for the whole group",
          "Send everyone the amount that same evening, with a date and no jokes, and let it look like arithmetic.",
        ],
        [
          "row",
          "When two friends earn very different salaries",
          "Suggest the cheaper restaurant yourself, so that no one is obliged to apologize.",
        ],
        [
          "row",
          "When a client says your fee is “a lot”",
          "Ask “compared with what?”, and let the uncomfortable pause belong to them.",
        ],
        [
          "row",
          "When you subscribe to something because its founder was so charming",
          "Cancel at the first renewal, and send the founder a charming note back.",
        ],
      ],
      ask: "How much are you owed at this moment by people you enjoy too much to remind?",
    },
    Water: {
      stances: { thrift: "both", head: "feeling" },
      lines: [
        ["lead", "For someone who hears a sob in every overdue notice:"],
        [
          "row",
          "When a friend’s misfortune makes your paycheck feel indecent",
          "Sleep first, then offer hours or a casserole before you offer cash.",
        ],
        [
          "row",
          "When you shop in the slump after a farewell",
          "Select one thing that can be returned, and leave its tags on for a week.",
        ],
        [
          "row",
          "When naming your fee makes your throat tighten",
          "Put the figure in writing beforehand and read it out exactly as it stands.",
        ],
        [
          "row",
          "When your family’s fear of being poor starts talking in you",
          "Look up your balance, and recite to the fear that actual sum.",
        ],
      ],
      ask: "Whose old worry about money do you hear when you look at your balance?",
    },
  },
  ENFP: {
    Fire: {
      stances: { thrift: "spend", pace: "haste" },
      lines: [
        [
          "lead",
          "Money, to you, is fuel, and a full tank makes you nervous; most of the damage is accomplished within an hour of an idea.",
        ],
        [
          "row",
          "When an exhilarating plan needs its deposit tonight",
          "Pay for one place, yours, and sleep before you generously include everyone.",
        ],
        [
          "row",
          "When the bill comes and you reach first, as always",
          "Treat one person, in private, and leave the others to their arithmetic.",
        ],
        [
          "row",
          "When a client adores you and inquires about rates",
          "Say the larger figure before the laugh has ended, then fall absolutely silent.",
        ],
        [
          "row",
          "When an unexpected sum appears in the account",
          "Send half out of sight immediately, and squander the remainder gloriously.",
        ],
      ],
      ask: "What did your last great burst of generosity cost, and who would have minded less?",
    },
    Earth: {
      stances: { thrift: "both", order: "both" },
      lines: [
        [
          "lead",
          "A spender with a squirrel’s conscience: you throw dollars about and then carefully bring home the paper bags, so rule by situation.",
        ],
        [
          "row",
          "When you want something beautiful that you can actually handle",
          "Buy the best one available, and cancel two cheap cravings.",
        ],
        [
          "row",
          "When the month is over and the envelope mysteriously empty",
          "Lay out the receipts and add up the three largest categories.",
        ],
        [
          "row",
          "When a friend expects it at a friend’s discount",
          "Name the entire sum, then give them a present that you chose yourself.",
        ],
        [
          "row",
          "When fear of running out strikes after a splurge",
          "Look at the actual balance, eat something, and return nothing this week.",
        ],
      ],
      ask: "Which purchase of the last ten years do you still touch with pleasure every week?",
    },
    Air: {
      stances: { thrift: "spend", focus: "many" },
      lines: [
        [
          "lead",
          "For someone so articulate you go strangely vague at numbers, and vagueness has been your most expensive subscription.",
        ],
        [
          "row",
          "When a new course, app or magazine promises another side of you",
          "Locate the previous one’s password first; if it’s lost, wait.",
        ],
        [
          "row",
          "When you’re asked about your fee and a performance is forming",
          "Stop at the first comma and give the figure with no adjective.",
        ],
        [
          "row",
          "When someone recommends an investment and you enjoy the performance",
          "Repeat it to a skeptic before anything is signed.",
        ],
        [
          "row",
          "When statements accumulate, unopened and reproachful",
          "Invite a friend, read them aloud in ridiculous accents, and note three totals.",
        ],
      ],
      ask: "Which small monthly payment are you making to a person you no longer plan to be?",
    },
    Water: {
      stances: { thrift: "spend", head: "feeling" },
      lines: [
        [
          "lead",
          "Spending is mostly weather with you: presents when you are full, consolations when you’re not, loans to anyone who looked lost.",
        ],
        [
          "row",
          "When sadness suggests that you order something after dark",
          "Leave it in the cart and describe the sadness to a living person.",
        ],
        [
          "row",
          "When a friend in difficulties hints at a loan",
          "Offer only what you could give away outright, and call it a present.",
        ],
        [
          "row",
          "When guilt advises you to lower your invoice",
          "Picture yourself justifying the discount to the person who depends on you.",
        ],
        [
          "row",
          "When you come back from a loss with your wallet open",
          "Hide the card in a coat that you won’t be wearing this week.",
        ],
      ],
      ask: "What were you comforting the last time you paid for something you didn’t need?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You economize like a quartermaster and celebrate like one who has just heard that the war is over.",
        ],
        [
          "row",
          "When pride wants the most expensive model in the store",
          "Sleep two nights, then buy it outright and read no more reviews.",
        ],
        [
          "row",
          "When someone forgets to repay you",
          "Mention it in a cheerful tone, with the amount, before it becomes a matter of character.",
        ],
        [
          "row",
          "When you’re asked for your fee and indignation names it",
          "Go back to the figure you wrote down while calm.",
        ],
        [
          "row",
          "When a sure thing requires an answer by tonight",
          "Let it go by; your luck has always been made in daylight.",
        ],
      ],
      ask: "What did you buy in a rush of triumph that you’d buy again today?",
    },
    Earth: {
      stances: { thrift: "thrift" },
      lines: [
        ["lead", "The money is safe; it is you who could use some."],
        [
          "row",
          "When the towels are older than the automobile",
          "Replace two of them immediately, and time how long the guilt lasts.",
        ],
        [
          "row",
          "When an offer is inexpensive because it’s badly made",
          "Pay for the one you’ll oil and keep for decades.",
        ],
        [
          "row",
          "When you would rather do it yourself for nothing",
          "Calculate the hours, and hire out everything that hurts your back.",
        ],
        [
          "row",
          "When the raise depends on asking",
          "Bring last year’s figures early, since your silence is being interpreted as contentment.",
        ],
      ],
      ask: "Which small comfort have you looked up several times and never brought to the register?",
    },
    Air: {
      stances: { thrift: "thrift", head: "logic" },
      lines: [
        ["lead", "You’ve read the fee schedule, which puts you ahead of the bank."],
        [
          "row",
          "When three advisers give you three incompatible answers",
          "Prefer the one who explained, unprompted, how they’re paid.",
        ],
        [
          "row",
          "When a subscription is cheaper than thinking about it",
          "Cancel it this afternoon and see whether anyone misses it.",
        ],
        [
          "row",
          "When a buyer wants to talk you down, pleasantly",
          "Enjoy the conversation thoroughly, and sign at the number you opened with.",
        ],
        [
          "row",
          "When a better rate is always one search away",
          "Stop at the third quotation, sign, and announce that the research is over.",
        ],
      ],
      ask: "What has your last round of comparing saved you, per hour spent comparing?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Underneath your arithmetic there is usually a person."],
        [
          "row",
          "When you lend money to relatives",
          "Write the conditions down for both of you, or give it and erase it from memory.",
        ],
        [
          "row",
          "When fear adds another zero to the emergency fund",
          "Name the emergency, put a figure on it, and stop there.",
        ],
        [
          "row",
          "When a present you gave goes unmentioned",
          "Ask whether it fits, since the ledger in your chest accumulates interest.",
        ],
        [
          "row",
          "When billing makes you feel like a burden",
          "Send the invoice the day the work is done, before sympathy interferes with it.",
        ],
      ],
      ask: "Which emergency, with a face in it, are you really saving against?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You economize in pennies for a month and then buy everyone lunch in one generous second.",
        ],
        [
          "row",
          "When a friend’s emergency has your card halfway out",
          "Ask what would be the most useful thing, and pay for that, once.",
        ],
        [
          "row",
          "When someone inquires about your rate",
          "Say what you’d want your best friend to be paid, looking steadily at their forehead.",
        ],
        [
          "row",
          "When you’ve earned a luxury and talked yourself out of it",
          "Buy it the same afternoon, before it turns into a birthday present for a cousin.",
        ],
        [
          "row",
          "When the collection tin exceeds your own emergency fund",
          "Fill yours first each payday, and be extravagant with the remainder.",
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
          "Compare the repair with the replacement, and include your hours as money.",
        ],
        [
          "row",
          "When a raise is overdue and you’re waiting to be noticed",
          "Bring one page describing everything you kept operating, with the figure in ink.",
        ],
        [
          "row",
          "When it’s dramatically reduced and nobody needs it",
          "Walk past it twice, return home, and measure the closet.",
        ],
        [
          "row",
          "When the thing you are saving for gets continually larger",
          "Spend a tenth of the accumulated fund on a sample of it this year.",
        ],
      ],
      ask: "Which pleasure that you’re saving toward could be had in miniature this year?",
    },
    Air: {
      stances: { thrift: "thrift" },
      lines: [
        [
          "lead",
          "You know the price of butter in three supermarkets and have difficulty mentioning your own.",
        ],
        [
          "row",
          "When five people divide a check according to who had salad",
          "Offer an even split once, then leave the arithmetic to them.",
        ],
        [
          "row",
          "When a client mentions that your colleague is less expensive",
          "Say, “She’s very good,” and repeat your figure.",
        ],
        [
          "row",
          "When you’ve been comparing toasters for two evenings",
          "Give it ten additional minutes and take the best one standing when they end.",
        ],
        [
          "row",
          "When a favor has gradually become a service",
          "Write “Happy to, and here is my rate” in the same message as the yes.",
        ],
      ],
      ask: "Which favor of yours would come with a price list if a stranger did it?",
    },
    Water: {
      stances: { thrift: "both", head: "feeling" },
      lines: [
        [
          "lead",
          "Every dollar you ever spent is on record, together with the face it was spent on.",
        ],
        [
          "row",
          "When a brother or a grown child needs another loan",
          "Give an amount you can afford to lose without sighing, and consider it a present.",
        ],
        [
          "row",
          "When a present is expanding because you feel guilty",
          "Write the apology, and halve the present.",
        ],
        [
          "row",
          "When you can’t part with your grandmother’s inheritance",
          "Keep the one piece you use, and place the others with relatives who’ll use them.",
        ],
        [
          "row",
          "When a client looks worn out and your fee is already shrinking",
          "Leave the fee unaltered and offer to accept it in three installments.",
        ],
      ],
      ask: "Which purchase this year was really an apology, and to whom?",
    },
  },
  ESTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "lead",
          "You earn as you do everything, at a run, and you spend in order to demonstrate to the spectators that the run was worth it.",
        ],
        [
          "row",
          "When the bill is about to be divided eleven ways",
          "Treat everyone twice a year, extravagantly; the other times, pass the hat.",
        ],
        [
          "row",
          "When a salesman remarks that you don’t look like someone who waits",
          "Wait ten days, out of spite.",
        ],
        [
          "row",
          "When it’s time to name your fee",
          "Announce the figure standing up, and then remain silent until they’ve answered.",
        ],
        [
          "row",
          "When pride would like the bigger truck",
          "Rent one for a weekend, haul something with it, and see whether you miss it.",
        ],
      ],
      ask: "What did you last buy mainly so that someone would see you could?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "With you money is lumber, bought in advance, stacked dry, inspected regularly, and hardly ever burned for the simple pleasure of being warm.",
        ],
        [
          "row",
          "When the emergency fund has outgrown any emergency you can describe",
          "Set a ceiling, and let anything that rises above it go on pleasure.",
        ],
        [
          "row",
          "When you’re crossing town to save a dollar on gasoline",
          "Calculate what you earn in an hour, and fill up here.",
        ],
        [
          "row",
          "When someone offers less because you’re local",
          "Quote the stranger’s rate, and deduct a tenth for the handshake.",
        ],
        [
          "row",
          "When a thing has been repaired three times",
          "Buy the good one before the fourth, and scrap the old one immediately.",
        ],
      ],
      ask: "What are you saving for, and would you have to invent it if someone inquired?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "lead",
          "You discuss money easily and with great authority, provided that it’s public or belongs to the people next door.",
        ],
        [
          "row",
          "When you have negotiated better terms for all the staff but one",
          "Put your own case next on the agenda, with two comparable salaries.",
        ],
        [
          "row",
          "When the association is short of money and they look at you",
          "Propose an amount for each person, your own no larger than the others.",
        ],
        [
          "row",
          "When the cheaper alternative makes the stronger case",
          "Ask who has lived with it for a year, and telephone them.",
        ],
        [
          "row",
          "When you can’t recall joining",
          "Add up what you attended, and let the other memberships lapse unmourned.",
        ],
      ],
      ask: "Whose salary have you fought for more energetically than you ever fought for your own?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "lead",
          "To you money is a promise, never formally written down and never questioned, made to everyone who ever lived under your roof.",
        ],
        [
          "row",
          "When a relative asks for a loan and you’ve privately agreed",
          "Write the terms on a single page, and both sign it over pie.",
        ],
        [
          "row",
          "When you pay for everyone so that they won’t go home yet",
          "Let them pay, and observe who remains.",
        ],
        [
          "row",
          "When the old house consumes more than it shelters",
          "Get two appraisals before you consult the dead.",
        ],
        [
          "row",
          "When you are owed, and too proud to mention it",
          "Write a short letter with the amount in the opening line.",
        ],
      ],
      ask: "Which promise made at home are you still paying off in installments?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { thrift: "spend" },
      lines: [
        ["lead", "Yours is the earliest hand up at every auction, raffle and bar."],
        [
          "row",
          "When you’re about to treat everyone present",
          "Treat one person, tell them why, and let the others divide the bill.",
        ],
        [
          "row",
          "When an employer praises you enthusiastically and omits the figure",
          "Say “I’m so glad,” then name the raise in the same breath.",
        ],
        [
          "row",
          "When a fundraiser has a thermometer on the wall",
          "Contribute what you decided at home, even if the red stops short.",
        ],
        [
          "row",
          "When you’ve announced a purchase to everyone before making it",
          "Wait ten days, and notice how few of them inquire.",
        ],
      ],
      ask: "Who thanked you last for a treat that you were still paying off?",
    },
    Earth: {
      stances: { thrift: "thrift" },
      lines: [
        ["lead", "You believe in sturdy shoes, full shelves and money put by for the funeral."],
        [
          "row",
          "When there’s a sale on something you already possess",
          "Inventory your existing supply first; buy only replacements.",
        ],
        [
          "row",
          "When the luxurious towels are waiting for visitors",
          "Use them yourself for an entire week and discover whether anyone objects.",
        ],
        [
          "row",
          "When you calculate your handiwork according to its ingredients",
          "Include your hours at a plumber’s rate, and round generously upward.",
        ],
        [
          "row",
          "When a grown relative’s rent falls short a third time",
          "Pay half, directly to the landlord, with an expiration date you both sign.",
        ],
      ],
      ask: "Which of the good things you own is still being saved for company?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Money is news to you: who paid what, where it’s cheaper, which cousin never chips in.",
        ],
        [
          "row",
          "When you’re collecting for the group present again",
          "Announce one amount and one deadline, and don’t make up what’s missing.",
        ],
        [
          "row",
          "When you hear what the couple upstairs paid for theirs",
          "Write down what you needed before you had that information.",
        ],
        [
          "row",
          "When someone asks your rate and you start to chat",
          "Put a period behind the number, and move on to their schedule.",
        ],
        [
          "row",
          "When four friends recommend four banks",
          "Take the one you can recommend to a fifth in two minutes.",
        ],
      ],
      ask: "Which amount do you know by heart for no reason except comparison?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["lead", "In your accounts, every amount has a feeling entered beside it."],
        [
          "row",
          "When a present is bought because you feel left out",
          "Preserve the receipt, and telephone the person before you wrap it.",
        ],
        [
          "row",
          "When you lent to a friend who has stopped calling",
          "Determine whether you want the money or the friendship, and request that one.",
        ],
        [
          "row",
          "When a loyal customer expects the old rate",
          "Raise it by letter now, appreciatively, beginning two months from today.",
        ],
        [
          "row",
          "When relatives divide what was left behind",
          "Ask first, and early, for the one object you’d miss in the dark.",
        ],
      ],
      ask: "From whom did you hope to hear when you bought your last large present?",
    },
  },
  ISTP: {
    Fire: {
      stances: { thrift: "both", risk: "bold" },
      lines: [
        [
          "lead",
          "Money burns with you in brilliant short episodes, generally in the neighborhood of something with a throttle.",
        ],
        [
          "row",
          "When you’ve just earned an impressive sum by nerve",
          "Before you celebrate, deposit half of it where a transfer takes most of a week.",
        ],
        [
          "row",
          "When the superior version costs double and you can feel it in your grip already",
          "Rent it for a weekend; buy it if you’d do the same again.",
        ],
        [
          "row",
          "When a friend dares you into a share of something",
          "Ask who does the accounting, and go in only if it’s neither of you.",
        ],
        [
          "row",
          "When you quote for a job",
          "Say the figure immediately, look at them, and count to five while they react.",
        ],
      ],
      ask: "Which purchase gave you one great afternoon, and what did the other afternoons cost?",
    },
    Earth: {
      stances: { thrift: "thrift" },
      lines: [
        [
          "lead",
          "You trust what you can lift, and a considerable share of your savings has serial numbers.",
        ],
        [
          "row",
          "When a good machine goes cheap at a farm sale",
          "Identify three jobs it would have done this year; under three, drive on.",
        ],
        [
          "row",
          "When you repair what would be cheaper to replace",
          "Certainly, but set a limit in hours, and charge them to entertainment.",
        ],
        [
          "row",
          "When the account is comfortable and you still wear the boots with the hole",
          "Replace whatever touches your body daily before anything decorative.",
        ],
        [
          "row",
          "When they ask your rate and you feel it’s only an afternoon",
          "Add the ten years of apprenticeship that made it an afternoon.",
        ],
      ],
      ask: "What do you own three of because the first two were irresistible bargains?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Money is a puzzle you solve elegantly on paper and subsequently forget to carry out.",
        ],
        [
          "row",
          "When you’ve discovered the flaw in the bank’s fees",
          "Make the call within the hour, while being right is still entertaining.",
        ],
        [
          "row",
          "When a new scheme makes its predecessor look clumsy",
          "Leave the old one running until the new has survived a quarter.",
        ],
        [
          "row",
          "When a subscription helps you compare alternatives that you never buy",
          "Cancel it today and settle for the option an uninspired man would.",
        ],
        [
          "row",
          "When the offer is low and you’re tempted to be witty about it",
          "Write back the number alone, without a joke on either side.",
        ],
      ],
      ask: "Which clever plan for your money has been finished in your head for over a year?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Cash, for you, has a temperature, and you spend in order to alter the weather."],
        [
          "row",
          "When you have been melancholy for a week and a boat appears on your screen",
          "Visit one at a marina, and see whether the desire outlives the sandwich.",
        ],
        [
          "row",
          "When a relative asks for a loan",
          "Contribute whatever you can afford to lose, as a present, and announce that there’ll be no second.",
        ],
        [
          "row",
          "When you hide an emergency fund even from the one you live with",
          "Tell them it exists; keep the amount confidential, if you must.",
        ],
        [
          "row",
          "When you are fond of the client",
          "Quote by letter, where no sympathetic tone can creep into the figure.",
        ],
      ],
      ask: "What feeling were you trying to buy your way out of the last time you spent big?",
    },
  },
  ISFP: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Money leaves you rapidly and in style, and it’s never the extravagance you regret, only the rent.",
        ],
        [
          "row",
          "When you have to have it immediately",
          "Walk once around the block with empty hands, and buy it if it’s still glowing when you return.",
        ],
        [
          "row",
          "When a client asks your price across the counter",
          "Quote the number while you’re still proud of the work, within ten minutes of completing it.",
        ],
        [
          "row",
          "When a payment has just arrived",
          "Transfer the rent first, and spend the remainder as flamboyantly as you like.",
        ],
        [
          "row",
          "When saving feels like being grounded",
          "Save for a ticket with a destination on it, and pin its photograph to your wallet.",
        ],
      ],
      ask: "What did you buy in a rush of joy that you would buy again today?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You would sooner own one perfect knife than hear an estimate of what you are worth.",
        ],
        [
          "row",
          "When you’ve charged for the materials and nothing else",
          "Add the hours, at the wage you’d pay a competent helper.",
        ],
        [
          "row",
          "When an inferior version would do for now",
          "Wait a month, and get the one that could become an inheritance.",
        ],
        [
          "row",
          "When the studio is full of supplies purchased for later",
          "Empty one shelf before another package enters the house.",
        ],
        [
          "row",
          "When a customer calls it expensive",
          "Put it in their hands, tolerate the pause, and let the object answer.",
        ],
      ],
      ask: "Which of your possessions has cost the least for every time you used it?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Other people’s prices amuse you, and your own gives you a cough."],
        [
          "row",
          "When you’re asked your fee on the telephone",
          "Promise an answer within the hour; then send the number, unaccompanied by adjectives.",
        ],
        [
          "row",
          "When you hear yourself joking about being cheap",
          "Stop there, because that remark has been lowering your offers for years.",
        ],
        [
          "row",
          "When friends propose trading favors instead of paying",
          "Agree to one exchange at a time, with an agreed end to each.",
        ],
        [
          "row",
          "When you can’t explain where it went",
          "Photograph every receipt for two weeks, and then examine the pictures in a row.",
        ],
      ],
      ask: "Which joke about your own price have you told so often that people believe it?",
    },
    Water: {
      stances: { thrift: "both", head: "feeling" },
      lines: [
        [
          "lead",
          "You give things away so that nobody has the opportunity to put a number on them.",
        ],
        [
          "row",
          "When you’re about to say “oh, just keep it”",
          "Answer “I’d like to think about that,” and consider the matter overnight.",
        ],
        [
          "row",
          "When you’re spending because the day was cruel",
          "Buy the smallest version: one pear, one ribbon, one excellent pencil.",
        ],
        [
          "row",
          "When an official letter makes your stomach drop",
          "Open it beside an unexcitable friend, and read only the total.",
        ],
        [
          "row",
          "When a favorite customer is short of funds",
          "Offer additional time to pay, leaving the figure as it was.",
        ],
      ],
      ask: "What did you give away this year for which you had privately wanted to be paid?",
    },
  },
  ESTP: {
    Fire: {
      stances: { thrift: "spend", risk: "bold" },
      lines: [
        ["lead", "Money in your hands wants to be a gesture, and gestures need a referee."],
        [
          "row",
          "When you grab the bill of the entire table",
          "Go ahead, if you could afford it again tomorrow; otherwise buy dessert and accept the cheers.",
        ],
        [
          "row",
          "When a bonus arrives and your thumb finds the airlines",
          "Transfer a third to an account without a card before you select a seat.",
        ],
        [
          "row",
          "When someone inquires about your fee",
          "State the number standing up, and be silent for four full seconds.",
        ],
        [
          "row",
          "When a sure thing expires at midnight",
          "Bet only the amount you would lose at poker without mentioning it at home.",
        ],
      ],
      ask: "Which expensive purchase was really applause that you paid for yourself?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Spending is your sport and owning is your comfort, so the wallet receives contradictory orders.",
        ],
        [
          "row",
          "When you want the best boots in the store",
          "Buy them, leave without anything else, and wear them until the soles surrender.",
        ],
        [
          "row",
          "When money is left over and no plan exists",
          "Deposit half where getting it out takes two signatures and a drive.",
        ],
        [
          "row",
          "When a customer says the other guy is cheaper",
          "Hand over something you made, without a commentary, and leave the estimate alone.",
        ],
        [
          "row",
          "When you feel poor and have a full freezer",
          "Inventory everything you own on one sheet before buying more.",
        ],
      ],
      ask: "Which possession gives you more satisfaction than its cost could possibly explain?",
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
          "Consider whether you’d carry it home from the curb, free.",
        ],
        [
          "row",
          "When an acquaintance pitches you a share in something clever",
          "Have him explain it to your dullest relative while you study the relative.",
        ],
        [
          "row",
          "When you quote a client and hear yourself add a discount",
          "Offer a different service for the lower amount, and maintain the rate.",
        ],
        [
          "row",
          "When small charges swarm across the screen",
          "Read every one aloud to a housemate; cancel the ones that sound ridiculous.",
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
          "Cancel the biggest one and offer an uninterrupted afternoon instead.",
        ],
        [
          "row",
          "When an unhappy friend needs a loan",
          "Give a smaller amount outright, once, and never refer to it again.",
        ],
        [
          "row",
          "When your own fee feels like taking from someone you like",
          "Bill the full amount, then bring soup as a neighbor.",
        ],
        [
          "row",
          "When misery steers you into a shop",
          "Touch everything, buy nothing, and return after you’ve eaten.",
        ],
      ],
      ask: "For which absence have you been paying in presents?",
    },
  },
  ESFP: {
    Fire: {
      stances: { thrift: "spend", pace: "haste" },
      lines: [
        [
          "lead",
          "With you money goes out as applause, and here’s how to stay on friendly terms with it.",
        ],
        [
          "row",
          "When you hear yourself shout “this round’s mine”",
          "Do pay for that one, then surrender your card to the soberest person present.",
        ],
        [
          "row",
          "When a client asks what you charge and you’re flushed from doing well",
          "Do specify the figure immediately, before modesty gets its coat on.",
        ],
        [
          "row",
          "When a gift is twice what they could ever return",
          "Do give half of it immediately, and save the rest for an ordinary month.",
        ],
        [
          "row",
          "When payday makes you feel distantly related to royalty",
          "Do transfer a fifth out of sight within the first hour, then go be royal.",
        ],
      ],
      ask: "Which bill did you grab last month because people were looking?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You like the feel of having it and the feel of what it buys, so let each get a turn.",
        ],
        [
          "row",
          "When the superior version costs double and you’ve stroked it",
          "Do leave the store, and return if your palm still remembers in ten days.",
        ],
        [
          "row",
          "When you’ve cooked, driven and repaired things for someone’s business",
          "Do announce what it costs, in dollars, while the result is warm.",
        ],
        [
          "row",
          "When an official envelope with a window arrives",
          "Do open it immediately, standing in the hallway, and write the total on the envelope.",
        ],
        [
          "row",
          "When savings resemble an accumulation of dinners not eaten",
          "Do give the pile a shape: the stove, the cabin, the winter off.",
        ],
      ],
      ask: "What do you own that has given you pleasure every single week since you paid for it?",
    },
    Air: {
      stances: { thrift: "spend", company: "company" },
      lines: [
        [
          "lead",
          "Your money evaporates among friends, a little at a time, with a funny anecdote attached.",
        ],
        [
          "row",
          "When six friends are planning a trip and your phone is the liveliest",
          "Do calculate your total before you propose the hot-air balloon.",
        ],
        [
          "row",
          "When you can’t remember what some monthly subscription is for",
          "Do cancel it during the call, however delightful Kevin is.",
        ],
        [
          "row",
          "When you suspect that a colleague earns more than you",
          "Do ask her outright, as the gossip you are, and use the figure.",
        ],
        [
          "row",
          "When you’ve presented both sides of a purchase very persuasively",
          "Do let the person who’d dust it decide.",
        ],
      ],
      ask: "Which expense of yours is so entertaining in the telling that nobody asks what it cost?",
    },
    Water: {
      stances: { thrift: "spend", head: "feeling" },
      lines: [
        [
          "lead",
          "Purchases follow your moods around, so it’s useful to know which one is at the register.",
        ],
        [
          "row",
          "When you’ve suffered a blow and the stores are open",
          "Do buy one edible thing, and go home past the remainder.",
        ],
        [
          "row",
          "When a person you love is short again",
          "Do give only what you’d never expect returned, and announce that it’s a present.",
        ],
        [
          "row",
          "When requesting your fee feels like requesting affection",
          "Do submit it in writing, in one unapologetic line, and go swimming.",
        ],
        [
          "row",
          "When an account statement gives you that drop in the stomach",
          "Do examine it together with your kindest and most sensible friend.",
        ],
      ],
      ask: "What had hurt you on the day you bought the thing you never use?",
    },
  },
};
