import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        [
          "lead",
          "Money, for you, is ammunition, so the rules that follow are about when to pull the trigger.",
        ],
        [
          "row",
          "When the real reason for a purchase is to show someone",
          "Figure out whether that person will ever see it, then wait a week.",
        ],
        [
          "row",
          "When a large stake and an excellent reason meet",
          "Put in half, and announce out loud the figure at which you’d walk away.",
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
          "When comparing offers has taken longer than earning the difference would",
          "Order the second cheapest and shut the computer.",
        ],
        [
          "row",
          "When the savings pass the line you drew years ago",
          "Spend the next small surplus on ease, and pay attention to which luxuries make you feel guilty.",
        ],
        [
          "row",
          "When a client mentions that others are cheaper",
          "Agree that they are, point to your finest detail, and leave the figure alone.",
        ],
        [
          "row",
          "When something threadbare still does the job",
          "Decide whether it’s for your sake, or your record’s.",
        ],
      ],
      ask: "What would have to be in the bank before enough felt like enough?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "You understand your finances thoroughly and hardly ever visit them, so a few cases are best settled in advance.",
        ],
        [
          "row",
          "When you’ve read three articles on the same fund",
          "Choose by the end of the week, or drop the subject until next year.",
        ],
        [
          "row",
          "When your rate depends on who is asking",
          "Write one number for friends and one for everyone else, and read it out.",
        ],
        [
          "row",
          "When you’re paying for a subscription that was going to make you someone who paints",
          "Cancel it, and borrow a brush one evening to see whether you like painting.",
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
          "Calculate what you could afford never to see again, offer that, and don’t call it a loan, even privately.",
        ],
        [
          "row",
          "When you’re shopping late at night by the glow of a screen",
          "Leave everything in the cart, and think about what sort of afternoon you’d been having beforehand.",
        ],
        [
          "row",
          "When naming your fee feels like asking to be loved",
          "Email the number from wherever you work, with no second paragraph.",
        ],
        [
          "row",
          "When money you inherited sits untouched",
          "Spend a little of it on something the giver would have liked to see you enjoy.",
        ],
      ],
      ask: "Which sum of money in your life still feels as if it belongs to another person?",
    },
  },
  INTP: {
    Fire: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You can forget about money for an entire season and then spend it like an astronomer who’s just discovered a comet.",
        ],
        [
          "row",
          "When a new passion sends you shopping on its first night",
          "Buy the cheapest version available, and upgrade only after you’ve used it ten times.",
        ],
        [
          "row",
          "When a price insults your intelligence",
          "Laugh, walk once around the block, and see if you still need the thing.",
        ],
        [
          "row",
          "When they ask about your rate and you start explaining the theory behind it",
          "Say the figure, shut your mouth, and examine the ceiling tiles.",
        ],
        [
          "row",
          "When an enormous idea wants backing",
          "Invest what a good vacation costs, and absolutely nothing more until the idea makes money.",
        ],
      ],
      ask: "Which of your comets are you still paying for, long after it left the sky?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You buy remarkably little, repair everything you already own, and mistake the result for a financial policy.",
        ],
        [
          "row",
          "When a repair has eaten up more evenings than the thing is worth",
          "Finish it if it’s entertaining; otherwise carry the thing to the curb today.",
        ],
        [
          "row",
          "When the balance has grown from sheer neglect",
          "Choose one comfort that your back would appreciate, and order it immediately.",
        ],
        [
          "row",
          "When your pay hasn’t moved since the old carpet",
          "Bring a page describing what works because of you, with a figure at the bottom.",
        ],
        [
          "row",
          "When an inexpensive tool tempts you",
          "Pay for the good one if you’ll be using it every week.",
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
          "When a client writes to ask about your fee",
          "Reply with one number, and skip the history of how you arrived at it.",
        ],
        [
          "row",
          "When you hold forth on inflation without knowing your own balance",
          "Look it up before you pass the bread.",
        ],
        [
          "row",
          "When a subscription you started for one article has become a pet",
          "Cancel it immediately, without reading anything first.",
        ],
      ],
      ask: "What do you know about money in general that you’ve never applied to your own?",
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
          "Consider the loan a donation and stay cheerful about it, or lend half.",
        ],
        [
          "row",
          "When the thing in your shopping cart is really about a miserable week",
          "Describe the week to one person, and afterward take another look at the cart.",
        ],
        [
          "row",
          "When a client seems too unhappy to be charged the full amount",
          "Stick to the fee, and offer a later date for paying it.",
        ],
        [
          "row",
          "When a useless object stays because of who gave it",
          "Photograph it, write the story on the back of the picture, and let the object go.",
        ],
      ],
      ask: "Whose feelings have you been sparing at the cost of your own rent?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "lead",
          "You treat money as a longer arm, so these regulations concern where the arm should stop.",
        ],
        [
          "row",
          "When you’ve just won something and feel ten feet tall",
          "Buy the celebratory round, and afterward put the card out of reach until morning.",
        ],
        [
          "row",
          "When a deal has to be signed tonight or it’s gone",
          "Twice a year, on principle, let one of these expire, and see whether it comes back.",
        ],
        [
          "row",
          "When they ask about your fee and you’d love the assignment",
          "Announce the number standing up, and then be the last to speak.",
        ],
        [
          "row",
          "When savings look to you like a coward’s pile",
          "Call it the war chest, and set the minimum below which no battle is authorized.",
        ],
      ],
      ask: "Which purchase of the last year was really a victory lap?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "Something beautifully made is your idea of a bank, which is generally a sound idea; here are the exceptions.",
        ],
        [
          "row",
          "When you want the best one, for life",
          "Buy the second best, and put the difference to work for a year.",
        ],
        [
          "row",
          "When the reserve has passed the amount you once called enough",
          "Dedicate a tenth of it to something that will be eaten, drunk or heard.",
        ],
        [
          "row",
          "When your fee hasn’t moved since you started out",
          "On the first of next month, raise it for new clients.",
        ],
        [
          "row",
          "When someone who reports to you does expensive work for very little",
          "Give them a raise before they ask, and be specific about the reason.",
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
          "Stop at the second counteroffer, because anything after that is purely recreational.",
        ],
        [
          "row",
          "When your own fee is under discussion",
          "Pretend you’re representing a friend, and figure out what it would take for her to say yes.",
        ],
      ],
      ask: "What would you charge if you were negotiating for someone you admire?",
    },
    Water: {
      stances: {},
      lines: [
        ["lead", "With you money is shelter first and a score second, so the rules begin at home."],
        [
          "row",
          "When a relative’s crisis reaches for your checkbook",
          "Contribute once, an amount you can afford to lose, and never describe it as a loan.",
        ],
        [
          "row",
          "When you’re melancholy and start upgrading things",
          "Put it in the cart, sleep on it for two nights, and telephone somebody you love instead.",
        ],
        [
          "row",
          "When you undercharge someone because they trusted you early",
          "Send the new rate, along with a note remembering those days.",
        ],
        [
          "row",
          "When fear recommends saving and pride recommends picking up the whole check",
          "Split one bill this week, and observe that everyone survives.",
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
          "Rent the equipment or borrow it until the second month.",
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
          "Transfer half of it to an account with a boring name.",
        ],
      ],
      ask: "What did your last great enthusiasm cost, down to the accessories?",
    },
    Earth: {
      stances: { thrift: "both", risk: "both" },
      lines: [
        [
          "lead",
          "The gambler in you shares a wallet with an extremely careful economist who washes out jars.",
        ],
        [
          "row",
          "When the adventurous scheme wants the savings",
          "Give it a tenth, which the jar washer can stand to watch.",
        ],
        [
          "row",
          "When a broken gadget is certain to be useful someday",
          "Name the day you’ll use it; if you can’t, out it goes.",
        ],
        [
          "row",
          "When you’re asked to fix something as a favor",
          "Quote the hours first, then be generous, with the total in view.",
        ],
        [
          "row",
          "When the cheap tool makes you feel clever at the register",
          "Remember the two others like it at home, both bent.",
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
          "Consider whether you’d still want the rug at the sticker price.",
        ],
        [
          "row",
          "When you haven’t sent the invoice because the job turned dull",
          "Send it today, one line, no wit.",
        ],
        [
          "row",
          "When they question your fee and you can see their point",
          "Go on seeing it, and repeat the same number.",
        ],
      ],
      ask: "How much are you owed right now because writing the invoice was boring?",
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
          "Pay your share, and let the happiness be your contribution to the rest.",
        ],
        [
          "row",
          "When a friend needs a loan and you can feel how much",
          "Give what you could afford to lose, and call it a present.",
        ],
        [
          "row",
          "When a miserable evening sends you shopping online",
          "Fill the cart, shut the screen, reconsider after breakfast.",
        ],
        [
          "row",
          "When an envelope turns your stomach",
          "Open it standing up, beside someone who finds envelopes completely uninteresting.",
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
          "Contribute a tenth of what you were about to give, and decide about the rest in ten days.",
        ],
        [
          "row",
          "When you’re asked for a figure",
          "Say it immediately, then shut your mouth for seven seconds.",
        ],
        [
          "row",
          "When you’ve just paid for everyone’s dinner again",
          "Let the next bill lie on the table until somebody else’s hand reaches for it.",
        ],
        [
          "row",
          "When saving feels like a life postponed",
          "Name the account after whatever it’s intended for, and visit it on Fridays.",
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
          "When the expensive jacket is still in its bag after a year",
          "Wear it, on no particular occasion whatsoever, to the supermarket on the corner.",
        ],
        [
          "row",
          "When a loan to a relative is never mentioned",
          "Propose, in writing, an amount and a deadline that both of you can live with.",
        ],
        [
          "row",
          "When the total is comfortable and you still lie awake adding it up",
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
          "Quote a range you settled on before the conversation, and say the higher figure last.",
        ],
        [
          "row",
          "When a fair split is being discussed a second time",
          "Accept anything within ten dollars of reasonable and change the subject to the movie.",
        ],
        [
          "row",
          "When five subscriptions promise five superior versions of you",
          "Keep the one you opened this week; cancel the others before lunch.",
        ],
        [
          "row",
          "When someone offers you exposure instead of a fee",
          "Ask what the printer is getting, and propose the same arrangement for yourself.",
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
          "Leave everything in the cart overnight and see whether you still like it at breakfast.",
        ],
        [
          "row",
          "When you can’t say the figure to a person’s face",
          "Say it to the mirror on three consecutive mornings, then to them.",
        ],
        [
          "row",
          "When saving starts to look like hiding",
          "Spend a set amount every month on an afternoon that you’ll remember.",
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
          "Announce it anyway, because even idealistic organizations pay their landlords.",
        ],
        [
          "row",
          "When pride wants to refuse money for what you love",
          "Accept it gracefully, and spend a tenth of it on something useless and magnificent.",
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
          "When the account feels as remote as the weather in Peru",
          "Withdraw the week’s cash and let your fingers do the counting.",
        ],
        [
          "row",
          "When you charge for materials but not for your hours",
          "Add the hours in pencil, sleep on the total, then ink it.",
        ],
        [
          "row",
          "When you’re about to mend a thing for the fifth time",
          "Estimate the hours, and replace it if they’re worth more than it is.",
        ],
        [
          "row",
          "When a beautiful object asks to come home with you",
          "Before paying, decide which current resident moves out for it.",
        ],
      ],
      ask: "Which possession of yours taught you what something is really worth?",
    },
    Air: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "In theory you’ve got an enviable position on money, and in practice you’ve got a pile of unopened mail.",
        ],
        [
          "row",
          "When you’re asked about your rate and launch into an anecdote",
          "Stop, give the figure, and save the anecdote until they’ve nodded.",
        ],
        [
          "row",
          "When two budgeting methods both sound fair",
          "For one month, follow whichever method can be summarized on a postcard.",
        ],
        [
          "row",
          "When a subscription is really a self-portrait",
          "Try to remember the last article you read, and if there isn’t one, cancel immediately.",
        ],
        [
          "row",
          "When friends debate a shared bill",
          "Put down your own share immediately, to the penny, without a lecture on fairness.",
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
          "Telephone someone before paying, and afterward take half of it out.",
        ],
        [
          "row",
          "When a friend is continually forgetting to pay you back",
          "Send a message today, with the amount and no comforting picture of a cat.",
        ],
        [
          "row",
          "When you lower the price because they seemed sad",
          "Restore the price, and give them your undivided attention instead.",
        ],
        [
          "row",
          "When money from the family arrives with a sigh attached",
          "Bank it for a month before deciding what the sigh meant.",
        ],
      ],
      ask: "What were you really trying to soothe with the last thing you bought?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { thrift: "both", voice: "speak" },
      lines: [
        ["lead", "For a person who grabs the check before the plates have been cleared:"],
        [
          "row",
          "When the bill arrives and everyone hesitates",
          "Leave both hands in your lap for five seconds and let someone else be magnificent.",
        ],
        [
          "row",
          "When you’re asked your fee and a good cause is mentioned",
          "Name the entire figure first, then the discount, so that they can see they’re being given something.",
        ],
        [
          "row",
          "When a collection goes around for a colleague",
          "Contribute whatever the next person contributes, and refrain from organizing the balloon.",
        ],
        [
          "row",
          "When an impressive purchase would show everyone how far you’ve come",
          "Tell no one about it for a week, and see whether you still want it.",
        ],
      ],
      ask: "What did you pay for last month mainly because other people were looking?",
    },
    Earth: {
      stances: { thrift: "both", order: "plan" },
      lines: [
        ["lead", "For a provider whose pantry could see an entire street through winter:"],
        [
          "row",
          "When a relative asks for a loan",
          "Decide what you could lose without resentment, hand over that amount, and call it a gift.",
        ],
        [
          "row",
          "When your raise is due and everyone else’s bonus is in doubt",
          "Negotiate the two on separate occasions, beginning with yours.",
        ],
        [
          "row",
          "When you save for everyone’s education except your own",
          "Open an account in your name only, with an automatic transfer that can’t be redirected.",
        ],
        [
          "row",
          "When you buy in bulk for guests who haven’t been invited",
          "Put half back on the shelf, then spend that sum on a respectable mattress.",
        ],
      ],
      ask: "Whose names have you put on your various savings, and how often is it your own?",
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
          "Ask “Compared to what?” and let the uncomfortable pause belong to the client.",
        ],
        [
          "row",
          "When you subscribe to something because its founder was so charming",
          "Cancel at the first renewal, and send the founder a charming little note in return.",
        ],
      ],
      ask: "How much are you owed at this very moment by people you enjoy too much to remind?",
    },
    Water: {
      stances: { thrift: "both", head: "feeling" },
      lines: [
        ["lead", "For someone who hears a sob in every overdue notice:"],
        [
          "row",
          "When a friend’s misfortune makes your paycheck feel indecent",
          "Sleep on it first, then offer an afternoon or a casserole before you offer money.",
        ],
        [
          "row",
          "When you go shopping in the slump after a farewell",
          "Pick out one thing that can be returned, and leave its tags on for a week.",
        ],
        [
          "row",
          "When naming your fee makes your throat tighten",
          "Put the figure in writing beforehand and read it out exactly as it’s written.",
        ],
        [
          "row",
          "When your family’s fear of being poor starts talking in you",
          "Look up your actual balance, and recite it to the fear, pennies included.",
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
          "Money, to you, is fuel, and a full tank makes you nervous; most of the damage is done within an hour of having an idea.",
        ],
        [
          "row",
          "When an exhilarating plan needs its deposit tonight",
          "Pay for one place, your own, and sleep on it before you generously include everyone else.",
        ],
        [
          "row",
          "When the bill comes and you reach first, as always",
          "Treat one person, privately, and leave the others to their arithmetic.",
        ],
        [
          "row",
          "When a client adores you and asks about rates",
          "Say the larger figure before the laughter is over, then go absolutely silent.",
        ],
        [
          "row",
          "When an unexpected sum appears in the account",
          "Send half out of sight immediately, and squander the rest of it gloriously.",
        ],
      ],
      ask: "What did your last great burst of generosity cost, and who would have minded less?",
    },
    Earth: {
      stances: { thrift: "both", order: "both" },
      lines: [
        [
          "lead",
          "A spender with a squirrel’s conscience: you throw dollars around and then carefully save the paper bags, so here are rules for the occasion.",
        ],
        [
          "row",
          "When you want something beautiful that you can actually hold",
          "Buy the best one available, and give up two cheap cravings to pay for it.",
        ],
        [
          "row",
          "When the month is over and the envelope is mysteriously empty",
          "Lay out the receipts and add up the three largest categories.",
        ],
        [
          "row",
          "When a friend expects your work at a friendly discount",
          "Charge the entire amount, then give them a present that you picked out yourself.",
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
          "Dig up the previous one’s password first; if it’s lost, hold off.",
        ],
        [
          "row",
          "When you’re asked about your fee and a performance is forming",
          "Stop at the first comma and give the figure with no adjective.",
        ],
        [
          "row",
          "When someone recommends an investment and you’re enjoying the sales pitch",
          "Repeat the pitch to a skeptic before anything is signed.",
        ],
        [
          "row",
          "When bank statements pile up, unopened and reproachful",
          "Invite a friend over, read them aloud in ridiculous accents, and write down three totals.",
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
          "When a friend in trouble hints at a loan",
          "Offer only what you could give away outright, and call it a present.",
        ],
        [
          "row",
          "When guilt advises you to lower your invoice",
          "Picture yourself justifying the discount to whoever shares your refrigerator.",
        ],
        [
          "row",
          "When you’ve just lost something or someone and your wallet is wide open",
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
          "Sleep on it for two nights, then buy it outright and read no more reviews.",
        ],
        [
          "row",
          "When someone forgets to pay you back",
          "Mention it cheerfully, with the amount, before it turns into a question of their character.",
        ],
        [
          "row",
          "When you’re asked for your fee and indignation names it",
          "Go back to the figure you wrote down while calm.",
        ],
        [
          "row",
          "When a sure thing has to be decided by tonight",
          "Let it go by; your luck has always been made in daylight.",
        ],
      ],
      ask: "What did you buy in a rush of triumph that you’d buy again today?",
    },
    Earth: {
      stances: { thrift: "thrift" },
      lines: [
        ["lead", "The money is perfectly safe; you’re the one who could use a little."],
        [
          "row",
          "When the towels are older than the refrigerator",
          "Replace two of them immediately, and time how long the guilt lasts.",
        ],
        [
          "row",
          "When the thing is inexpensive because it’s badly made",
          "Pay for the one you’ll oil and keep for decades.",
        ],
        [
          "row",
          "When you would rather do it yourself for nothing",
          "Calculate the hours, and hire out everything that hurts your back.",
        ],
        [
          "row",
          "When you’ll only get the raise if you ask",
          "Bring last year’s figures in early, since your silence is being interpreted as contentment.",
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
          "When three advisers give you three contradictory answers",
          "Go with the one who explained, without being prompted, how they get paid.",
        ],
        [
          "row",
          "When a subscription is cheaper than thinking about it",
          "Cancel it this afternoon and see whether anybody in the house misses it.",
        ],
        [
          "row",
          "When a buyer wants to talk you down, pleasantly",
          "Enjoy the conversation thoroughly, and settle at the number you opened with.",
        ],
        [
          "row",
          "When a better rate is always one search away",
          "Stop at the third quote, sign, and announce that the research is over.",
        ],
      ],
      ask: "How much did your last round of comparing save you, per hour spent comparing?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "Underneath your arithmetic there is usually a person."],
        [
          "row",
          "When you lend money to relatives",
          "Write down the terms for both of you, or give the money outright and erase it from memory.",
        ],
        [
          "row",
          "When fear adds another zero to the emergency fund",
          "Name the emergency you’re imagining, put a figure on it, and stop there.",
        ],
        [
          "row",
          "When a present you gave is never mentioned",
          "Ask whether it fits, because the ledger in your chest charges interest.",
        ],
        [
          "row",
          "When billing makes you feel like a burden",
          "Send the invoice the day the work is completed, before sympathy can interfere with the total.",
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
          "You economize on pennies for a month and then buy everyone lunch in one generous second.",
        ],
        [
          "row",
          "When a friend’s emergency has your card halfway out",
          "Ask what would be the most useful thing, and pay for that, once.",
        ],
        [
          "row",
          "When someone asks you about your rate",
          "Name what you’d want your best friend to be paid, looking steadily at the client’s forehead.",
        ],
        [
          "row",
          "When you’ve earned a luxury and talked yourself out of it",
          "Buy it the same afternoon, before it turns into a birthday present for a cousin.",
        ],
        [
          "row",
          "When the collection tin is fuller than your own emergency fund",
          "Contribute to yours first every payday, and be extravagant with whatever is left.",
        ],
      ],
      ask: "Who do you spend on without counting, and where do you come on that list?",
    },
    Earth: {
      stances: { thrift: "thrift" },
      lines: [
        ["lead", "You own string, stamps and a rainy-day fund with its own umbrella."],
        [
          "row",
          "When the old one still works, badly",
          "Compare the cost of repairing it with the replacement, and count your hours as money.",
        ],
        [
          "row",
          "When a raise is overdue and you’re waiting to be noticed",
          "Bring one page describing everything you’ve kept running, with the figure in ink.",
        ],
        [
          "row",
          "When something is dramatically marked down and nobody needs it",
          "Walk past it twice, go home, and measure the closet.",
        ],
        [
          "row",
          "When the thing you’re saving for gets bigger every year",
          "Spend a tenth of the fund on a small sample of the thing this year.",
        ],
      ],
      ask: "Which pleasure that you’re saving toward could be had in miniature this year?",
    },
    Air: {
      stances: { thrift: "thrift" },
      lines: [
        [
          "lead",
          "You know the price of butter in three supermarkets and have difficulty mentioning the price of your own time.",
        ],
        [
          "row",
          "When five people are splitting a check according to who had salad",
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
          "Give it ten additional minutes and take whichever toaster is ahead at the end of them.",
        ],
        [
          "row",
          "When a favor has gradually turned into a service",
          "Write “Happy to, and here is my rate” in the same message as the yes.",
        ],
      ],
      ask: "Which of your favors would come with a price list if a stranger did it?",
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
          "When a family member needs another loan",
          "Give an amount that you can afford to lose without sighing, and call it a present.",
        ],
        [
          "row",
          "When a present gets bigger and bigger because you feel guilty",
          "Write the apology, and cut the present in half.",
        ],
        [
          "row",
          "When you can’t part with your grandmother’s possessions",
          "Keep the one piece you use, and find the others homes with relatives who’ll use them.",
        ],
        [
          "row",
          "When a client looks worn out and your fee is already shrinking",
          "Leave the fee alone and offer to accept it in three installments.",
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
          "You earn as you do everything, at a run, and you spend in order to prove to the spectators that the run was worth it.",
        ],
        [
          "row",
          "When the bill is about to be divided eleven ways",
          "Treat everyone twice a year, extravagantly; the other times, pass the hat.",
        ],
        [
          "row",
          "When a salesman tells you that you don’t look like the waiting type",
          "Wait ten days, out of spite.",
        ],
        [
          "row",
          "When it’s time to name your fee",
          "Announce the figure standing up, and then be silent until they’ve given an answer.",
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
          "Set a ceiling, and spend anything that rises above it on pleasure.",
        ],
        [
          "row",
          "When you’re crossing town to save a dollar",
          "Calculate what you earn in an hour, and go to the expensive place on the corner.",
        ],
        [
          "row",
          "When someone offers less because you’re local",
          "Quote the rate you’d give a stranger, and take off a tenth for the handshake.",
        ],
        [
          "row",
          "When the same thing has been repaired three times",
          "Buy a good one before the fourth repair, and scrap the old one immediately.",
        ],
      ],
      ask: "What are you saving for, and would you have to make something up if anybody wondered?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth" },
      lines: [
        [
          "lead",
          "You discuss money easily and with great authority, provided that it’s public money or belongs to the people next door.",
        ],
        [
          "row",
          "When you’ve negotiated better terms for everybody but yourself",
          "Put your own case next on the agenda, with two comparable salaries.",
        ],
        [
          "row",
          "When the club is short of money and everyone looks at you",
          "Propose an amount for each person, with your own no larger than any of the others.",
        ],
        [
          "row",
          "When the cheaper alternative makes the stronger case",
          "Find out who has lived with it for a year, and telephone them.",
        ],
        [
          "row",
          "When you’re paying dues and can’t remember joining",
          "Add up what you attended, and let the other memberships lapse.",
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
          "When a relative asks for a loan and privately you’ve already agreed",
          "Write the terms on a single page, and both sign it over pie.",
        ],
        [
          "row",
          "When you pay for everyone so that they won’t go home yet",
          "Let everybody pay, and observe who hangs around anyway.",
        ],
        [
          "row",
          "When the old family house costs more than it shelters",
          "Get two professional appraisals before you consult the dead.",
        ],
        [
          "row",
          "When someone owes you, and you’re too proud to mention it",
          "Write them a short letter with the amount in the opening line.",
        ],
      ],
      ask: "Which promise, made at home years ago, are you still paying off in installments?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { thrift: "spend" },
      lines: [
        ["lead", "Yours is the first hand in the air at every auction, raffle and bar."],
        [
          "row",
          "When you’re about to treat the entire party",
          "Treat one person, tell them why, and let the others divide the bill.",
        ],
        [
          "row",
          "When an employer praises you enthusiastically and omits the figure",
          "Say “I’m so glad,” then name the raise without taking a breath.",
        ],
        [
          "row",
          "When a fundraiser has a thermometer on the wall",
          "Contribute what you decided on at home, even if the red stops short of the top.",
        ],
        [
          "row",
          "When you’ve announced a purchase to everyone before making it",
          "Give it ten days, and see how few remember the announcement.",
        ],
      ],
      ask: "Who last thanked you for a treat that you were still paying off?",
    },
    Earth: {
      stances: { thrift: "thrift" },
      lines: [
        [
          "lead",
          "You believe in sensible shoes, well-stocked cupboards and money put aside for the funeral.",
        ],
        [
          "row",
          "When there’s a sale on something you already own",
          "Inventory the cupboard first, and buy only replacements.",
        ],
        [
          "row",
          "When the luxurious towels are waiting for visitors",
          "Use them yourself for an entire week and see whether anybody complains.",
        ],
        [
          "row",
          "When you price your handiwork according to its ingredients",
          "Include your hours, at a plumber’s rate, and round generously upward.",
        ],
        [
          "row",
          "When a grown relative comes up short on the rent for the third time",
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
          "Money is news to you: who paid what, where it’s cheaper, which of the cousins never contributes.",
        ],
        [
          "row",
          "When you’re collecting for the group present again",
          "Announce one amount and one deadline, and don’t make up the difference yourself.",
        ],
        [
          "row",
          "When you hear what the neighbors paid for theirs",
          "Write down what you were looking for before you had that information.",
        ],
        [
          "row",
          "When someone asks your rate and you start to chat",
          "Put a period after the number, and move on to their schedule.",
        ],
        [
          "row",
          "When four friends recommend four different banks",
          "Take the one you could explain to a fifth friend in two minutes.",
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
          "When you’ve bought a present because you feel left out",
          "Save the receipt, and telephone the person in question before you wrap it.",
        ],
        [
          "row",
          "When you lent money to a friend who has stopped calling",
          "Decide whether you’re after the money or the friendship, and bring up only that one.",
        ],
        [
          "row",
          "When a loyal customer is still expecting the old rate",
          "Raise it now, in an appreciative letter, beginning two months from today.",
        ],
        [
          "row",
          "When the relatives are dividing up the belongings",
          "Ask first, and early, for the one object you’d miss in the dark.",
        ],
      ],
      ask: "Who were you hoping to hear from when you bought your last extravagant present?",
    },
  },
  ISTP: {
    Fire: {
      stances: { thrift: "both", risk: "bold" },
      lines: [
        [
          "lead",
          "You burn money in short, brilliant episodes, generally in the neighborhood of something with a throttle.",
        ],
        [
          "row",
          "When you’ve just earned an impressive sum by nerve",
          "Before you celebrate, deposit half of it where a transfer takes most of a week.",
        ],
        [
          "row",
          "When the better version costs double and you can already feel it in your grip",
          "Rent it for a weekend; buy it if you’d happily rent it again.",
        ],
        [
          "row",
          "When a friend dares you into a share of something",
          "Ask who does the accounting, and go in only if it’s neither one of you.",
        ],
        [
          "row",
          "When you’re estimating the price of a job",
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
          "You trust what you can lift, and a good part of your savings has serial numbers.",
        ],
        [
          "row",
          "When a good machine goes cheap at a farm sale",
          "Name three jobs it would have done this year; otherwise, drive on.",
        ],
        [
          "row",
          "When you’re repairing what would be cheaper to replace",
          "Go ahead, but set a limit in hours, and charge them to entertainment.",
        ],
        [
          "row",
          "When the account is comfortable and you’re still wearing the boots with the hole",
          "Replace whatever touches your body every day before anything decorative.",
        ],
        [
          "row",
          "When they ask your rate and it feels like only an afternoon",
          "Add the ten years of practice that got it down to an afternoon.",
        ],
      ],
      ask: "What do you own three of because the first two were irresistible bargains?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "lead",
          "Money is a puzzle that you solve elegantly on paper, after which you forget to carry out the solution.",
        ],
        [
          "row",
          "When you’ve discovered the flaw in the bank’s fees",
          "Make the call within the hour, while being right is still entertaining.",
        ],
        [
          "row",
          "When a new scheme makes the previous one look clumsy",
          "Leave the old one running until the new one has survived an entire quarter.",
        ],
        [
          "row",
          "When a subscription helps you compare things that you never buy",
          "Cancel it today and settle for whatever an unimaginative uncle would pick.",
        ],
        [
          "row",
          "When the offer is low and you’re tempted to be witty about it",
          "Write back with the number, without a joke on either side of it.",
        ],
      ],
      ask: "Which clever plan for your money has been finished in your head for over a year?",
    },
    Water: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "Money, for you, has a temperature, and you spend it in order to change the weather.",
        ],
        [
          "row",
          "When you’ve been melancholy for a week and a boat appears on your screen",
          "Visit one at a marina, and see whether the desire outlives the sandwich.",
        ],
        [
          "row",
          "When a relative asks for a loan",
          "Contribute whatever you can afford to lose, as a present, and announce that there won’t be a second one.",
        ],
        [
          "row",
          "When you hide an emergency fund even from the people closest to you",
          "Tell one of them that it exists; the amount can be confidential, if it must.",
        ],
        [
          "row",
          "When you’re fond of the client",
          "Quote your price in writing, where no sympathetic tone can creep into the figure.",
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
          "Money leaves you quickly and in style, and it’s never the extravagance you regret, only the rent.",
        ],
        [
          "row",
          "When you’ve got to have it immediately",
          "Walk once around the block with empty hands, and buy it if it’s still glowing when you get back.",
        ],
        [
          "row",
          "When a client asks your price across the counter",
          "Quote the number while you’re still proud of the work, within ten minutes of finishing.",
        ],
        [
          "row",
          "When a payment has just arrived",
          "Transfer the rent first, and spend whatever is left as flamboyantly as you like.",
        ],
        [
          "row",
          "When saving feels like being grounded",
          "Save for a ticket with a destination on it, and tuck a photograph of the place into your wallet.",
        ],
      ],
      ask: "What did you buy in a rush of joy that you would buy again today?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        ["lead", "You’d rather own one perfect knife than hear an estimate of what you’re worth."],
        [
          "row",
          "When you’ve charged for the materials and nothing else",
          "Add the hours, at the wage you’d pay a competent helper.",
        ],
        [
          "row",
          "When a cheap version would do for now",
          "Give it another month, and get the one that could be inherited.",
        ],
        [
          "row",
          "When the studio is full of supplies purchased for later",
          "Empty one shelf before another package enters the house.",
        ],
        [
          "row",
          "When a customer calls it expensive",
          "Put it in their hands, tolerate the pause, and let the object do the arguing.",
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
          "When you’re asked about your fee on the telephone",
          "Promise an answer within the hour; then send the number, without any accompanying adjectives.",
        ],
        [
          "row",
          "When you hear yourself joking about being cheap",
          "Stop there, because that remark has been lowering your offers for years.",
        ],
        [
          "row",
          "When friends propose trading favors instead of paying",
          "Agree to one trade at a time, with a definite end to each.",
        ],
        [
          "row",
          "When you can’t explain where the money went",
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
          "You give things away so that nobody gets the opportunity to put a number on them.",
        ],
        [
          "row",
          "When you’re about to say “oh, just keep it”",
          "Say “I’d like to think about that,” and consider it overnight.",
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
          "Offer a little additional time to pay, and don’t touch the figure.",
        ],
      ],
      ask: "What did you give away this year that you privately hoped to be paid for?",
    },
  },
  ESTP: {
    Fire: {
      stances: { thrift: "spend", risk: "bold" },
      lines: [
        ["lead", "Money in your hands wants to be a gesture, and gestures need a referee."],
        [
          "row",
          "When you grab the bill for the entire table",
          "Go ahead, if you could afford it again tomorrow; otherwise buy dessert and accept the cheers.",
        ],
        [
          "row",
          "When a bonus arrives and your thumb finds the airlines",
          "Transfer a third to an account without a card before you select a seat.",
        ],
        [
          "row",
          "When they ask about your fee",
          "State the number standing up, and be silent for four entire seconds.",
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
          "Spending is your sport and owning is your comfort, so the wallet gets contradictory orders.",
        ],
        [
          "row",
          "When you want the best boots in the store",
          "Buy them, leave without anything else, and wear them until the soles give out.",
        ],
        [
          "row",
          "When money is left over and there’s no plan for it",
          "Deposit half where getting it out takes two signatures and a drive.",
        ],
        [
          "row",
          "When a customer says the other guy is cheaper",
          "Hand over something you made, without any commentary, and leave the estimate alone.",
        ],
        [
          "row",
          "When you feel poor and the freezer is full",
          "Make an inventory of everything you own before buying any more.",
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
          "Have him explain it to your dullest relative while you study the relative’s face.",
        ],
        [
          "row",
          "When you quote a client and hear yourself add a discount",
          "Offer a different service for the lower amount, and stick to the rate.",
        ],
        [
          "row",
          "When small charges swarm across the screen",
          "Read every one aloud to somebody honest, and cancel the ones that sound ridiculous.",
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
          "Give a smaller amount outright, once, and never mention it again.",
        ],
        [
          "row",
          "When your own fee feels like taking from someone you like",
          "Bill the full amount, then bring over some soup in a neighborly capacity.",
        ],
        [
          "row",
          "When misery steers you into a shop",
          "Touch everything, buy nothing, and return after you’ve eaten.",
        ],
      ],
      ask: "Which absence have you been paying for in presents?",
    },
  },
  ESFP: {
    Fire: {
      stances: { thrift: "spend", pace: "haste" },
      lines: [
        [
          "lead",
          "Your money goes out as applause, and here’s how to stay on friendly terms with what’s left.",
        ],
        [
          "row",
          "When you hear yourself shout “this round’s mine”",
          "Pay for that one, then surrender your card to the most sober person present.",
        ],
        [
          "row",
          "When a client asks what you charge and you’re flushed from doing well",
          "Specify the figure immediately, before modesty can get its coat on.",
        ],
        [
          "row",
          "When a gift is twice what they could ever return",
          "Give half of it immediately, and save the other half for an ordinary Tuesday.",
        ],
        [
          "row",
          "When payday makes you feel distantly related to royalty",
          "Transfer a fifth of it out of sight within the first hour, then go be royal.",
        ],
      ],
      ask: "Which bill did you grab last month because people were looking?",
    },
    Earth: {
      stances: { thrift: "both" },
      lines: [
        [
          "lead",
          "You like the feel of having money and the feel of what it buys, so let each get a turn.",
        ],
        [
          "row",
          "When the better version costs double and you’ve already stroked it",
          "Get out of the store, and go back if your palm still remembers it in ten days.",
        ],
        [
          "row",
          "When you’ve cooked, driven and repaired things for someone’s business",
          "Announce what your work costs, in dollars, while the result is still warm.",
        ],
        [
          "row",
          "When an official envelope with a window arrives",
          "Open it immediately, standing in the hallway, and write the total on the envelope.",
        ],
        [
          "row",
          "When savings look to you like an accumulation of uneaten dinners",
          "Give the pile a definite shape: the stove, the cabin, the winter off.",
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
          "Calculate your own total before you propose the hot-air balloon.",
        ],
        [
          "row",
          "When you can’t remember what some monthly subscription is for",
          "Cancel it by telephone, however delightful Kevin in customer service is.",
        ],
        [
          "row",
          "When you suspect that a colleague earns more than you",
          "Ask her outright, like the gossip you are, and use the figure.",
        ],
        [
          "row",
          "When you’ve presented both sides of a purchase very persuasively",
          "Let whoever would have to dust it decide.",
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
          "Buy one edible thing, and go home past all the other windows.",
        ],
        [
          "row",
          "When a person you love is short of money again",
          "Give only what you’d never expect to be returned, and announce that it’s a present.",
        ],
        [
          "row",
          "When naming your fee feels like pleading for affection",
          "Submit it in writing, in one unapologetic line, and go swimming.",
        ],
        [
          "row",
          "When a bank statement gives you that drop in the stomach",
          "Examine it together with your kindest and most sensible friend.",
        ],
      ],
      ask: "What had hurt you on the day you bought the thing you never use?",
    },
  },
};
