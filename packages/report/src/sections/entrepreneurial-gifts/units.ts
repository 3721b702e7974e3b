import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "The shop has been open for a week, and you’ve already remodeled it twice. A customer comes in to have a key duplicated, you explain that keys are merely the introductory phase, and he replies that all he needs is the key. Behind you hangs an illustrated forecast of the next five years, in three colors, with your share of the market climbing like a rocket. You cut the thing with your mind on the rocket, and since it jams in his lock, he’ll be back.",
        ],
        [
          "paragraph",
          "Your ventures run aground in week two because you’ve been living in year three, so duplicate a hundred keys before you consult the forecast.",
        ],
      ],
      ask: "What would your first ten customers say you were thinking about while you served them?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "The workshop is ready; it was ready in March, when the bench came out level, and it was ready in June, when you relaid the floor. A friend leans in to ask when you open. There’s the matter of the sign, you explain, because the original board had a twist in it, and a company inaugurated under a warped board is inevitably a warped company, in spirit if not immediately in the accounts. “My chair’s broken,” he says. “I’d pay you today.”",
        ],
        [
          "paragraph",
          "You’ve built everything except the first sale, which is the only component that can’t be sanded, so fix his chair, and finance the sign out of whatever he pays.",
        ],
      ],
      ask: "What are you still sanding so that no customer can see it yet?",
    },
    Air: {
      stances: { focus: "both" },
      lines: [
        [
          "paragraph",
          "On the whiteboard is the ninth name, since the eighth was better, except that it suggested cheese. You and Priya have been at it since breakfast, and by now the concept is so elegant that you could license it in Peru. “Who’s it for?” asks her mother, who’s come to collect the car and waits, jingling the keys, through a reply with two branches. She’d have bought the original version, she says, the one for locating a decent plumber.",
        ],
        [
          "paragraph",
          "Nothing of yours dies of stupidity; it dies of being interesting. Pick the dullest customer on the board, and telephone her before you rename anything.",
        ],
      ],
      ask: "Which earlier and duller version of your idea would someone have paid for?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "A man has said no, kindly, by phone, in under a minute, and it’s evening now and you’re still revising the entire business around the way his tone dipped at “this time.” Your original client, on the other hand, who took you on when you were no one, hasn’t paid since spring, and gets your best work anyway, because you never forget an early supporter. Both numbers lie on the desk, and you’re considering which of the two men to telephone with an apology.",
        ],
        [
          "paragraph",
          "Invoices feel to you like surgery, so tonight send one reminder and one new offer, and let a friend read you the replies.",
        ],
      ],
      ask: "Which customer has your loyalty because of something that happened years ago?",
    },
  },
  INTP: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "At the inventors’ fair a man has taken out his wallet. He’ll take two, he says, beaming, since the thing is exactly what his brother needs for the boat. It isn’t designed for boats, and you tell him so, with enthusiasm; you demonstrate what salt does to the spring, you recommend a competitor, and as the wallet disappears you glow with having been useful. Above you hangs last night’s banner, with an exclamation mark on it.",
        ],
        [
          "paragraph",
          "You open in a blaze and then defend the invention against its customers, so the next time one arrives for the wrong reason, say, “Tell me about the boat,” and sell him one to try.",
        ],
      ],
      ask: "Whom did you talk out of buying because their purpose wasn’t yours?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You sharpen knives at the market, and yours are the finest edges in the county. A woman unwraps her grandmother’s cleaver, and while she tells you about the goose you locate the hollow and bring it patiently down through five stones, until she asks what she owes. Well, you say, it was lovely steel. You name a figure that would have been modest in the year of the goose, although for the stamped blade before hers, which was miserable work, you charged triple.",
        ],
        [
          "paragraph",
          "You charge by boredom, so your pleasures go out for nothing. Hang up a list of your rates, and obey that list most rigorously when the work is lovely.",
        ],
      ],
      ask: "What do you practically give away because you enjoyed making it?",
    },
    Air: {
      stances: { order: "improvise" },
      lines: [
        [
          "paragraph",
          "The service goes live tonight, except for the page of frequently asked questions. You’ve written sixty-one. Rahul observes that no one has asked any of them, since there are no customers, and you concede that the order of events is a weakness. Could the terms be misunderstood by a landlord? By a Dane? Rahul contemplates the button, peeling an egg, while you proceed, long past midnight, to a case in which the refund, strictly interpreted, refunds itself, and are so delighted that you call your old professor.",
        ],
        [
          "paragraph",
          "You’d be willing to launch as soon as every imaginable question is answered, so publish the three questions your mother would ask, and get to the others when customers raise them.",
        ],
      ],
      ask: "Which objection are you answering that no living customer has raised?",
    },
    Water: {
      stances: { company: "solitude", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "All that’s missing from the site is you: your piano tuning has a name, rates, and under “About” a gray oval. Your friend Noor has brought a camera, and in the earliest pictures you look like a person who’s been asked to identify a body, and by the fortieth you’re suggesting that she photograph the piano instead. “They’re letting you in where they live,” she says. You disappear to make tea, and through the wall she hears the same low fifth, over and over, until it’s pure.",
        ],
        [
          "paragraph",
          "Being found is the step you never get to, so publish the photograph of you listening, dislike it, and don’t take it down.",
        ],
      ],
      ask: "What could strangers learn about you from the thing you offer, if you let it show?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Your truck sells dumplings, the best between here and the river. Across the street a man called Gus sells tacos. He waves. By noon you’ve reduced your prices, and by midafternoon you’re offering a dumpling in a tortilla. Now, in the long golden light, with eleven customers in line, you’re up on the roof repainting the sign, larger, in his colors, and deaf to the regular who’s asking whether there’s any pork remaining, which there is. Gus closes early, as he invariably does, to collect his kids.",
        ],
        [
          "paragraph",
          "You start things magnificently and then look sideways, so by all means pick a rival, preferably a hundred miles off, and concentrate on the pork.",
        ],
      ],
      ask: "What did your customers like about you before you noticed the competition?",
    },
    Earth: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "The vat came this morning on a flatbed: stainless steel, Swiss, capable of pickling a thousand gallons at a go and of outlasting you, although you sell sixty jars a month, to people who know your first name. “It was the only one worth having,” you tell your sister, stroking the weld, and she agrees that it’s an exceptionally fine weld, while her boy, who has climbed into the vat, sings to himself in the echo, absolutely delighted.",
        ],
        [
          "paragraph",
          "You equip the company that you’ll have in ten years, so rent the ugly little vat, and when it’s been too small for six consecutive months, call the Swiss.",
        ],
      ],
      ask: "What have you bought for the size you intend to be someday?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "He has been talking for an hour, and you’ve never enjoyed an interview so much. He has read everything, he completes your sentences better than you would, he has a theory of why your competitors are miserable, and by the second coffee the two of you have invented a department and appointed him head of it. The binder by your elbow, where you absently put your cup down, belongs to Ines, who came in before him, answered in monosyllables, and brought forty signed orders.",
        ],
        [
          "paragraph",
          "Your companies get stuck at the first hire, because to you talk is work, so next time, examine what each applicant brings, in private, before you hear anyone speak.",
        ],
      ],
      ask: "Whom did you take on mainly because the conversation was so good?",
    },
    Water: {
      stances: { head: "both", candor: "both" },
      lines: [
        [
          "paragraph",
          "Dawn in the yard of your landscaping company, six trucks idling, and your brother isn’t here, for the third time. You’ve dismissed better men in under five minutes without raising your voice, and last night in the bathroom you rehearsed the speech, the dates, the money, the door. Then he comes running through the gate with his laces undone and the same expression he had at six. “Your truck’s loaded,” you say, having loaded it yourself.",
        ],
        [
          "paragraph",
          "With strangers you run a business, and with your own relatives you run a shelter, so pay him, if you must, from your own pocket, and assign the truck to someone punctual.",
        ],
      ],
      ask: "Who works for you mainly because of the face they had as a child?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", risk: "bold", order: "improvise" },
      lines: [
        [
          "paragraph",
          "By the time the ribs are eaten there is a company. It was a remark about the host’s grill, then a napkin with arrows, and now it’s you on a bench, hoarse, illuminated, in love with a hinge, telling nine people how every balcony in town could have such a grill by June. Three of them have put in cash.",
        ],
        [
          "paragraph",
          "In the morning there are nine founders. You gave the firm away in tenths, one toast at a time, because at that temperature every enthusiast was essential, and now a cousin has views about balconies. Be as extravagant as you like with the ribs, but make the percentages wait a week, and then put them in writing.",
        ],
      ],
      ask: "What percentage of your next venture have you already promised away in a happy hour?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        [
          "paragraph",
          "Number six is on the bench, and it’s a beauty. You’ve sanded the inside of the lid, where no customer will ever look, and when your brother-in-law, down here for a wrench, asks how many you’ve sold, you respond by demonstrating the new latch, which shuts like an expensive car. He tries it twice. “So, none,” he says, and you describe number seven.",
        ],
        [
          "paragraph",
          "Two stubborn owners run this garage, both of them you: one has to invent another model, one refuses to release anything imperfect, and the only policy they’ve ever agreed on is not selling. Let him have number four, the ugly one, for cash, on his way upstairs.",
        ],
      ],
      ask: "Which version was already good enough to sell, and what was it called?",
    },
    Air: {
      stances: { voice: "speak", focus: "many" },
      lines: [
        [
          "paragraph",
          "To the dentist on your left your idea is a school, and to the banker across from you it’s software. By the cheese you’ve described it to six people, each of whom got the edition designed for their face, and you float to the coat check on the goodwill. Then the dentist and the banker get talking on the sidewalk, and you observe them through the glass: a head tilting, a hand that draws a shape, another drawing a different one.",
        ],
        [
          "paragraph",
          "Every audience improves your proposal, but no two have invested in the same company, so reduce the pitch to eleven words, tape them inside your jacket, and for one month have the humility to repeat yourself.",
        ],
      ],
      ask: "What would your backers say you’re making, if they were asked in separate rooms?",
    },
    Water: {
      stances: { head: "both", thrift: "both" },
      lines: [
        [
          "paragraph",
          "The first client of your agency is a widower with a failing toy store, whom you accepted before he’d named a budget because of the way he straightened the boxes, and you’ve given him a slogan, a window display and four nights. There’s a line outside now, and he stands with his cap in his hands, asking what he owes, and you, who once talked a landlord down by half, hear yourself say, “Let’s see how the summer goes.”",
        ],
        [
          "paragraph",
          "You start things for people, and it shows in the work; the one case you refuse to plead is your own. Have the invoice sent by someone who never saw him with the boxes.",
        ],
      ],
      ask: "Who did you do your best work for and then conveniently forget to send an invoice?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "One in the morning, and the site is live. You did it in one sitting, the name, the photographs, the page explaining what you offer, all of it written at such a temperature that the tea beside it went cold unnoticed, and you press publish. Then you shut the laptop and tell no one for nineteen days.",
        ],
        [
          "paragraph",
          "Fear isn’t quite the word. The thing was perfect as long as it was yours, and the first visitor, being a visitor, is going to want to know whether you take credit cards. You can practically start things in your sleep; where you get stuck is being found. Send the link to three people before bed.",
        ],
      ],
      ask: "Which finished thing of yours has been live for months without one visitor you invited?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "The label is four degrees off. You’ve set the jar on the sill, gone out to the gate, and come back the way a customer would, and there’s no question about it: four degrees, in the ninth version. Behind you stand sixty jars of the best salve on this street, none of them sold, since nothing leaves the premises until everything matches what you pictured two winters ago. Then your neighbor wanders in, takes a crooked one, pays, and goes home without having glanced at the label.",
        ],
        [
          "paragraph",
          "Perfection is the last thing people buy and the first thing you stock, so sell ten with their labels crooked, and correct the eleventh.",
        ],
      ],
      ask: "What are you still perfecting that the first customer would never notice?",
    },
    Air: {
      stances: { focus: "both", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "There are seven names on the whiteboard, and you can make an excellent case for each. A friend, who came to talk about the first customer, has been shown the second audience, the podcast and the idea about libraries, and by ten the thing is an institution. “Who’s it for on Tuesday?” she asks. You have no reply prepared, because underneath all seven of those elegant names there was only ever one person, and that’s the shy boy in the back row of your old class.",
        ],
        [
          "paragraph",
          "Say so, because you multiply ideas until no one, yourself included, can tell how much the original one matters. Erase six tonight.",
        ],
      ],
      ask: "Under all your versions of the project, who is the one person it is for?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your third client cancels by text, with a smiley face, and you sit down on the stairs with one shoe on. It’s nothing, her little boy has a temperature, but by lunch you’ve reread the text six times and detected a chill, and by four you’ve revised the fees, lost faith in the logo, and seriously considered teaching. After supper, when you’re looking up the requirements, she writes again. Next week?",
        ],
        [
          "paragraph",
          "The work itself you do as if you were born to it, but every booking feels like being loved and every cancellation like the opposite, so keep a notebook of the dates alone, and consult that, never the texts.",
        ],
      ],
      ask: "How many kind notes does it take you to outweigh one canceled booking?",
    },
  },
  INFP: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "It’s the opening of your stall at the summer market: sixty booklets, hand-sewn, a banner with the paint still tacky. By two o’clock half of them are gone, and a man who owns three bookstores, turning one over appreciatively, says he’d take two hundred with a different cover. What he gets is a magnificent speech, with integrity in it, and trees, and the history of the pamphlet, at the end of which he’s discovered at the cheese stand. His only objection was to the shade of green.",
        ],
        [
          "paragraph",
          "You sell with immense conviction and interpret every condition as a bribe. Before the next market, list three things a customer is allowed to change.",
        ],
      ],
      ask: "Which condition did you refuse on principle before hearing what it was?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "Out in the garage the first rocking horse is ready. It was ready in spring, too, before you decided that the mane should be genuine horsehair, and earlier still, before you sanded off the varnish because it looked like varnish. When a neighbor offers to buy it for her grandson, you hear yourself declaring that it still needs a little attention, and you throw a sheet over it as though it had been caught undressed. She buys a plastic one instead.",
        ],
        [
          "paragraph",
          "Making goes beautifully; letting go is where you get stuck, since to you a thing sold is a thing sent out without its coat. Decide on the date of sale before you pick out the wood.",
        ],
      ],
      ask: "What have you been improving so that you wouldn’t have to part with it?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "You and your friend have the corner booth, and the magazine is going brilliantly. Already it has a name, then a better name, a column on forgotten inventors, an advice page that only answers animals, and a policy on advertising so ethical that no advertiser could possibly qualify. At closing time you emerge into the rain with nineteen napkins, elated, and in the morning each of you waits for the other to ask what printing costs.",
        ],
        [
          "paragraph",
          "Your companies are founded in conversation and dissolved the same way. Before the third napkin, one of you has to telephone someone who owns a printing press.",
        ],
      ],
      ask: "Which venture of yours was so well talked through that it never had to exist?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The singing lessons were supposed to be a business, although this week the box for the money, on top of the piano, contains a lemon cake and a note. Your first pupil is going through a breakup, so you mostly talked; the second is talented and penniless. The third paid for ten lessons in advance in March and has since confided so much about her father that reminding her of lesson eleven would feel like charging admission to a funeral.",
        ],
        [
          "paragraph",
          "Strangers become dear to you in about forty minutes, after which they can’t possibly be customers. Put the terms in a contract and let the contract, which doesn’t mind, be the unfriendly one.",
        ],
      ],
      ask: "Which of your customers became too dear to be sent a bill?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        [
          "paragraph",
          "By the time the ribs are done, you’ve hired everyone at the barbecue. Your brother-in-law is head of sales, the neighbor with the truck owns a tenth of the company, and the girl next door, who is studying law, has been given the legal department. They’re all flushed and shouting suggestions for a name, because you told them across the smoke what they’d be capable of. Nobody has asked who’s going to buy the thing.",
        ],
        [
          "paragraph",
          "Recruiting is your way of being brave, which gets complicated later, when seven enthusiasts look to you for wages, so find one paying customer, alone, first, and only then light the grill.",
        ],
      ],
      ask: "How many people have you made promises to before the first customer paid?",
    },
    Earth: {
      stances: { order: "plan", candor: "peace" },
      lines: [
        [
          "paragraph",
          "Before dawn you are loading the bread van, which is Walt’s job. Walt, your second employee, forgets the hospital order, and you raised the subject with him so tactfully that he came away thinking he’d been promoted, so now you drive his route secretly, and then greet him at the entrance with coffee. The bakery is sound, and expanding exactly as fast as you can get up earlier.",
        ],
        [
          "paragraph",
          "What you build is solid until it depends on disappointing someone. Put Walt’s route on paper, and if he can’t manage it by the end of the month, he goes, with excellent references.",
        ],
      ],
      ask: "Whose work have you been doing in the dark so as not to have a talk?",
    },
    Air: {
      stances: { voice: "speak", focus: "both" },
      lines: [
        [
          "paragraph",
          "To the hotel owner you’re promoting the product as something for hotels. Last week, to a principal, it was for schools, with a classroom edition that occurred to you on the spot, and a woman in hospice work was so interesting that there’s now a page on grief. Every listener goes home with exactly the company he was hoping for, while your designer, the only employee, asks what she’s supposed to draw.",
        ],
        [
          "paragraph",
          "When you pitch, you tune to the face in front of you, which sells beautifully and founds nothing, so commit to one kind of customer for a quarter. Say no to the next fascinating outsider, in person, and survive it.",
        ],
      ],
      ask: "Who exactly is the thing you dream of selling for, and who isn’t it for?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "There are forty-one reviews, and the only one you can recite says, “Nice people, felt a bit much.” The studio for mothers and babies is full on every morning you open, a grandmother has contributed an embroidered sign, and a father who’d been expected to sit with his telephone danced past the mirrors with both twins. And here you are behind the desk, composing an eighth reply to someone called J., while the floor still has to be mopped.",
        ],
        [
          "paragraph",
          "Your business is your skin, so the market can bruise you like a lover. Let a friend read the reviews and bring you, quarterly, the three that deserve action. J. does not get an answer.",
        ],
      ],
      ask: "Which unkind sentence about your work have you memorized, and who could take it off you?",
    },
  },
  ENFP: {
    Fire: {
      stances: { risk: "bold", pace: "haste", company: "company" },
      lines: [
        [
          "paragraph",
          "It’s launch day and you are magnificent. A borrowed van, orange balloons on the hood, your cousin filming; by two o’clock eighty strangers have signed up for the bicycle breakfast club because you told each of them, with a hand on the handlebars, that they’d never again eat alone at a desk. Then comes the second Saturday, with rain, twelve riders, and an e-mail about insurance that you read standing up and put away.",
        ],
        [
          "paragraph",
          "Where you get stuck is the first sober week, when enthusiasm has to be replaced by a form. Before the balloons, recruit a partner who enjoys forms and owns a third of the company.",
        ],
      ],
      ask: "Who among your acquaintances finds insurance mail oddly satisfying, and have you asked them yet?",
    },
    Earth: {
      stances: { order: "improvise", novelty: "both" },
      lines: [
        [
          "paragraph",
          "On the bench are forty commissions, all different. The first customer wanted a toy crane; the next wondered whether it could be a giraffe, you heard yourself say that a giraffe would be fun, and now, with sawdust in your eyebrows, you’re building a wooden octopus for a dentist, who’ll love it. At the end of the quarter you’ve earned less than the boy who delivers your glue.",
        ],
        [
          "paragraph",
          "Your hands want to make one thing well and your heart wants to make everyone something different, and it’s the heart that takes the orders. Offer three models, let them decide on the color, and save the octopus for Christmas.",
        ],
      ],
      ask: "What would your business look like if customers could choose from only three things?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        [
          "paragraph",
          "The company has a name, and what a name: it took four evenings and a poll. It has a logo with a heron, a deck of slides, and a page called “Philosophy,” all of which you are presenting to a retired plumber beside you on the train, who asks with real interest what a customer would be paying for. A field goes by, and you tell him it’s more of a platform.",
        ],
        [
          "paragraph",
          "Conversation is where your ventures live longest. They only get born when one person pays, so put the heron away and sell the plumber something you could deliver by Friday.",
        ],
      ],
      ask: "What could you sell to one actual human before the end of this week?",
    },
    Water: {
      stances: { head: "feeling", trust: "quick" },
      lines: [
        [
          "paragraph",
          "Everyone at the long table is there because they needed to be. Inez had been laid off, Theo was getting divorced, and the bookkeeper, who isn’t one, came in to cry about her mother and moved in. The little singing school that you founded in a former bank has the friendliest atmosphere in the city and hasn’t sent an invoice since spring, and tonight you baked instead of saying so.",
        ],
        [
          "paragraph",
          "As a founder you create a family, and then can’t send it a memo. Before the next kindness, describe the position on one page, with its purpose and how you’d both recognize that it isn’t working, and read it aloud together.",
        ],
      ],
      ask: "Whom have you hired, or helped into a position, mostly because they were sad?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { risk: "both" },
      lines: [
        [
          "paragraph",
          "You’ve bought the truck. It stood by the road, a retired bakery van, and you, who study the conditions on a parking ticket, paid cash within the hour and brought it home with your chest out. Mobile repairs, bicycles and mowers, at the customer’s curb. Soon the calendar is full, until a customer telephones about a squeaking brake, and you cross town after dark, replace the entire cable, refuse his money, and sit scowling at your own hands over a cold supper.",
        ],
        [
          "paragraph",
          "You start well, and get stuck at the first complaint, which you hear as a verdict, so include one complimentary adjustment on every invoice, and squeaks will be policy.",
        ],
      ],
      ask: "Which complaint about your work was a mere squeak, and what did you make of it?",
    },
    Earth: {
      stances: { risk: "safe", pace: "patience" },
      lines: [
        [
          "paragraph",
          "Before work, in boots, you see to nine hundred saplings; after work you see to them again, by headlamp. The nursery, native oaks, each individually tagged, has supported itself three years in a row, and in your pocket the phone still buzzes with a job that you haven’t needed since the second. “When are you going full time?” asks a customer, loading. After the pension vests, you answer, and her husband contemplates your hands and then the headlamp.",
        ],
        [
          "paragraph",
          "What you grow is healthy, and you get stuck at the transplanting, so calculate to the dollar what one free day a week would cost you, and pay that for a season.",
        ],
      ],
      ask: "What would one day a week less of the safe job cost you, in dollars?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "The service is simple: people send you a letter from the tax office, the insurance company or the landlord, and you send back a translation into ordinary English, with the deadline in bold. Half your building has tested it, and it has a fee, a web page, a name that took you all month, and no customers, since advertising feels like standing up on a crowded bus and reciting your references. So tonight you’re improving the footer.",
        ],
        [
          "paragraph",
          "You’re stuck at the announcement, so send the address to five people whose correspondence you’ve already explained, with one line: “Please pass this on.”",
        ],
      ],
      ask: "Which five people would gladly pass your work on if you told them it existed?",
    },
    Water: {
      stances: { novelty: "familiar" },
      lines: [
        [
          "paragraph",
          "Imagine taking over a stall at the market from somebody you loved, with her prices, in her handwriting, taped inside the cash box: jam, pickles, the quince paste. You preserve the recipes and the hours, and although suppliers have doubled their rates since then and a restaurant has asked for forty jars a month, every evening you consider her sevens, with the little bar through them, and leave the figures as they are.",
        ],
        [
          "paragraph",
          "You took it over as an act of remembrance, which is exactly the difficulty, since a memorial can’t raise its prices. Copy the card out in your own writing, with one new number on it, and put hers in a frame.",
        ],
      ],
      ask: "Whose handwriting still sets your prices, and what would they say about it?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { pace: "both", risk: "both" },
      lines: [
        [
          "paragraph",
          "By noon you’ve registered the name. The idea occurred to you at the bus stop, a service delivering hospital patients their own pillow, their own slippers and their mail, and before the bus had turned the corner you’d telephoned two wards and a printer. You’re still illuminated like a fairground when your employer, walking by, says, “What would we do without you?” and you feel like a burglar.",
        ],
        [
          "paragraph",
          "Your careful friends suppose that you’d get stuck at the start, but you get stuck at loyalty, because a business of your own means an empty chair at the old company. Announce the date. They’ll fill the chair.",
        ],
      ],
      ask: "Who would you feel like a traitor to if you started something of your own?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "The assistant you hired grips the iron like a tennis racket. For six years you’ve mended uniforms behind the dry cleaner’s, alone, and the business has grown by reputation until there are bags on the stairs, so you finally took someone on, and now you hover at her elbow, demonstrating the hem. She does it nearly your way, and you wait until she’s gone home and rip it out.",
        ],
        [
          "paragraph",
          "Nobody builds more soundly, but you get stuck at the second pair of hands, so pick one operation that you could bear to see done ninety percent right, teach it once, and go for a walk while it’s being done.",
        ],
      ],
      ask: "Which task do you undo at night after someone has kindly done it?",
    },
    Air: {
      stances: { risk: "safe" },
      lines: [
        [
          "paragraph",
          "You’ve collected fourteen opinions about the name alone. The plan is good: helping the newly widowed through the accounts, the passwords, the documents that need a signature from the dead. Your cousin says to charge by the hour, your banker says never by the hour, and a man on the train says there’s an app; you thank each of them and move the opening to spring, and then the lady across the hall appears with a shoebox of unopened mail, which you sort out with her over two afternoons.",
        ],
        [
          "paragraph",
          "That was the opening. Your business is stuck at permission, which you accumulate the way others accumulate airline miles. The shoebox counts.",
        ],
      ],
      ask: "Whose permission are you still collecting, and did anyone say it was required?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Your yarn shop has been shut for an hour, officially, and three women are still on the sofa, one of whom is telling you about the biopsy. You bought that sofa because customers looked exhausted, and since then hardly anyone comes for wool; you adore these evenings, you owe the wholesaler for two seasons, and in all that time you have never once been the first to say good night.",
        ],
        [
          "paragraph",
          "Making newcomers feel like cousins is your advertising budget, and it works too well; the place gets stuck at the hour when a business has to stop being a home. Hang up an enormous clock, and let it be the rude one.",
        ],
      ],
      ask: "At what hour does your hospitality officially end, and who has ever been told?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "The parking lot behind the church, still dark, and twenty-six people in gloves are doing push-ups because you told them to. Reveille, you call it. It started with four neighbors and a whistle, there has never been a flyer, and a dentist has just been sick behind the dumpster and thanked you. A second location across town would fill overnight, except that you’d need another instructor to do the shouting, and you’ve auditioned three, standing next to each of them and shouting a little louder.",
        ],
        [
          "paragraph",
          "You’re stuck at the whistle, so delegate one class completely: give the dentist your whistle for a month, and sleep in.",
        ],
      ],
      ask: "What would grow to twice its size if you let someone else blow the whistle?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Four washers, four dryers, a bench and a sign older than you are: the laundromat is yours, and within a year it’s the only one in the county where every machine operates, because you oil, you sweep, and you recognize the pipes by ear. When the shop next door comes up for rent, everyone tells you that pressing shirts there would double the revenue. After the boiler, you answer; there’s a jar for the boiler. Meanwhile you go over each night to lock up, since the boy who’s paid to lock up forgets to rattle the handle.",
        ],
        ["paragraph", "Let the boy lock up alone for two weeks. Rattle nothing."],
      ],
      ask: "What are you still inspecting personally that you already pay someone else to inspect?",
    },
    Air: {
      stances: { company: "company", lead: "both" },
      lines: [
        [
          "paragraph",
          "It started as an answer. People kept asking who was good with gutters and when the council met, so you sent around a page, and by now nine thousand households read The Crossing over their eggs and the hardware store pays for the margin. You publish it with five friends, and there it’s stuck: five friends, a vote on every advertisement, and a most enjoyable debate, in its third month, about whether to accept the vape shop. You’d settle that before the toast was cold, but you do love being six.",
        ],
        [
          "paragraph",
          "Divide the responsibilities: one decides on ads, one on words, one on money, for a year. Move the debating to a picnic.",
        ],
      ],
      ask: "Which enjoyable discussion is costing your project a season?",
    },
    Water: {
      stances: { lead: "both" },
      lines: [
        [
          "paragraph",
          "The rink has belonged to your people for decades, with a maple floor and an organ, and you have reopened it with every available cousin on the payroll. That first night the elderly couples come back and go around with their eyes closed, while you stand at the rail unable to speak. By winter, the cousin at the register is habitually late, the till is short, and you make up the difference from your own pocket, because she’s the one who taught you to skate.",
        ],
        [
          "paragraph",
          "You’d have dismissed a stranger. Describe the position in five lines, in writing, and read them to her out on the floor, in skates.",
        ],
      ],
      ask: "What do you pay for in silence because of something they once taught you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "On opening day there are balloons, a brass trio and a ribbon, and the whole street comes; by noon you’ve kissed forty people and sold everything but the napkins. Now it’s the fifth week, and raining, and only a solitary man has come in, to ask whether you carry batteries, so you straighten the display and verify that the sign is turned to “Open.”",
        ],
        [
          "paragraph",
          "There’s no one like you for a launch, since you can make the beginning of anything feel like a holiday, and you get stuck as soon as the holiday is over. Before ordering balloons, write out an ordinary morning in week five, hour by hour.",
        ],
      ],
      ask: "What would you do in your own shop on a wet day when no one came?",
    },
    Earth: {
      stances: { risk: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "At the county office the form asks for the type of business and offers nineteen boxes, none of which fits, since what you want is to cook for people just home from the hospital, their own dishes, in their own pans, and to put away the groceries afterward. “Catering?” says the clerk. Not quite. “Home care?” Not that either. The pen is on its chain, your figures are perfect, two hundred households would register by Friday, and you fold the form and say that you’ll consult someone who has done it.",
        ],
        [
          "paragraph",
          "Nobody has. You build solidly, and you hesitate precisely where there’s no example to follow, so check “Other.”",
        ],
      ],
      ask: "What would you start if you didn’t need to see someone else do it first?",
    },
    Air: {
      stances: { candor: "peace" },
      lines: [
        [
          "paragraph",
          "Between you and Gina there has never been a cross word, so there has never been a contract. You divided the tour business over fries, on the back of a place mat, and for two years it has been like being paid for gossip, with busloads of retired teachers and rose gardens, until this spring, when she did the website and you did the buses. Or was yours more? You’ve mentioned the hours to three people, none of them Gina.",
        ],
        [
          "paragraph",
          "Conversation is your capital, and the business gets stuck at the one lunch that has a number in it. Put the terms in writing before the fries get cold.",
        ],
      ],
      ask: "Which number have you discussed with everyone except the person it concerns?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You know the lettering across the street by heart, since you taught it to Joelle, who was with you from the first week and cried when the lease came through. Now she has a bakery of her own, identical muffins, superior parking, situated so that from behind your register you can see exactly which of your customers go in. Twice the rolls have burned.",
        ],
        [
          "paragraph",
          "Because a business of yours is a household, it gets stuck when a member moves out. Hang a curtain across the lower half of that window, send her a plant with a congratulatory card, and turn your attention back to the people who still come in.",
        ],
      ],
      ask: "Whose leaving are you still watching through the window instead of minding the oven?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold", order: "improvise" },
      lines: [
        [
          "paragraph",
          "You bid on it because the other man smirked, and now, past midnight, a five-ton printing press in a rented bay is running off posters in thick black ink, with a thump that comes up through your soles. By spring there are orders from three cities, the first edition is beautiful, and somewhere around the two-hundredth sheet of the second you catch yourself contemplating the fire extinguisher. When a customer calls about delivery, you look at the ringing phone as you’d look at a wasp.",
        ],
        [
          "paragraph",
          "Starting takes you one evening; continuing takes an entirely different temperament, so before you buy more ink, hire a person who genuinely likes the phone.",
        ],
      ],
      ask: "Which step after the first triumph bores you so much that the business could die there?",
    },
    Earth: {
      stances: { pace: "patience", voice: "withhold" },
      lines: [
        [
          "paragraph",
          "Behind the house is a shed, in the shed a rack, on the rack sixteen knives that have taken you three years, with edges that would split a thought. A woman looking for the trailhead puts her head in, lifts one, goes silent in the right way, and asks if you’re open. “Sort of,” you say, and when she asks about the price, you tell her, reluctantly, that the handle could be better, and she goes off with directions.",
        ],
        [
          "paragraph",
          "So far you’ve manufactured everything a business needs except the offer, so paint a board for the gate with one figure on it, and let your neighbor do the talking on the first morning.",
        ],
      ],
      ask: "What finished thing of yours has everything it needs except an offer?",
    },
    Air: {
      stances: { focus: "many" },
      lines: [
        [
          "paragraph",
          "A friend who’d like to invest has come to see version seven, a trailer that folds into its own roof, and on the wall behind it are drawings of one through six, the second of which, he says, is what he’d buy. “Two was solved,” you reply. He’d like thirty of number two, and you’re demonstrating the extraordinary hinge in the floor when you notice that he has turned away and is looking, with real love, at number two.",
        ],
        [
          "paragraph",
          "For you an invention is over at the moment when it’s just beginning for the customers, so license the solved ones, and let a more patient person be bored at a profit.",
        ],
      ],
      ask: "Which of your solved problems would someone gladly pay for as it stands?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "A boy comes in with a cracked cello, his grandfather’s, the case tied up with twine. You install him on a stool, show him the damage under the lamp, let him mix the glue, and the two of you are occupied until dark. At the counter he brings out an envelope of ones, and you hear yourself announce that it’s slow this month, you were going to practice anyway.",
        ],
        [
          "paragraph",
          "It has been slow this month for two years. Decide in advance how much you’ll give away: set up a jar, fill it with a tenth of every prosperous client’s bill, let it pay for such boys, and when it’s empty, it’s empty.",
        ],
      ],
      ask: "Who have you been working for without compensation, and who appointed you to do it?",
    },
  },
  ISFP: {
    Fire: {
      stances: { novelty: "both", order: "improvise" },
      lines: [
        [
          "paragraph",
          "You rented the cart on impulse, chalked up a name while the oil was heating, and by noon the line reaches the bank and a child is saluting. Then a man in expensive shoes, who has eaten two of your empanadas standing up, hands you his card: he’d like four hundred, every month, all identical, and you look at the card as if he’d offered you a uniform.",
        ],
        [
          "paragraph",
          "You manage beginnings gloriously, by instinct, and get stuck at the second batch, when a thing that was alive this morning has to be duplicated by Friday. Sell him one hundred, hire the neighbor’s son for the folding, and keep the chalk.",
        ],
      ],
      ask: "What of yours was a triumph the first time and has never been made again?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A woman who has driven two hours for the stools has run her palm over every seat, and wants the walnut one by the stove, with the knot like an eye. “That’s not for sale,” you hear yourself announce. She points to another, about which, it turns out, you’re still deciding, so she goes home with a spoon, and you pat each stool in turn, like a farmer who’s gotten the herd in.",
        ],
        [
          "paragraph",
          "You have no difficulty making things or naming a reasonable price; what stops you is the parting, so photograph the next one before the varnish dries, announce its departure date, and start its sister that same evening.",
        ],
      ],
      ask: "Which piece would be hardest to watch being loaded into a stranger’s car?",
    },
    Air: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "A friend has a camera, a good microphone, and the page nearly built, and all she needs is two lines to put under your picture. “So, what is it you do?” she asks, and you show her the bread knife, imitate a customer, ask after her mother, and suggest that the page have no words at all. After an hour and a half she has eleven minutes of wit and still nothing to print.",
        ],
        [
          "paragraph",
          "You have plenty of conversation until the subject is you, which is why the business has been under construction for three years, so ask three satisfied buyers to describe it instead, and print their answers, one line each, uncorrected.",
        ],
      ],
      ask: "How would your happiest customer finish the sentence that you keep leaving blank?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "She cried when you unveiled it: her elderly spaniel, in oils, from four blurred snapshots. Afterward came a courteous message, wondering if the ears could be darker, and something in your stomach shut like a clam, and the picture has been turned to the bookcase ever since. You’ve replied that it’s a present, that no payment is expected, that you’re terribly sorry.",
        ],
        [
          "paragraph",
          "What you make for people is made out of your own skin, so an innocent observation about ears lands on you, and you get stuck at the first correction. From now on include two rounds of alterations in the fee, as part of the craft.",
        ],
      ],
      ask: "Which mild request for an alteration made you want to give the entire thing away?",
    },
  },
  ESTP: {
    Fire: {
      stances: { novelty: "new", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Opening night of the food truck, rain, a line around the block regardless, and you’re at the hatch with sauce to the elbow, shouting names, giving away every tenth portion because someone looked hungry, on the happiest evening of your year. Now skip ahead to a gray afternoon in the seventh week: the same truck, a questionnaire about grease disposal, and you on the telephone with an acquaintance, asking about kayaks.",
        ],
        [
          "paragraph",
          "Launches feed you, and maintenance is where you get stuck. Before the ribbon is cut, settle who is responsible for the seventh week, and give that person a share generous enough to entitle them to scold you.",
        ],
      ],
      ask: "Who among your acquaintances loves the paperwork of the thing you love to launch?",
    },
    Earth: {
      stances: { thrift: "spend" },
      lines: [
        [
          "paragraph",
          "The storage unit smells of rubber and optimism. You’ve acquired, at prices nobody sane would refuse, forty commercial mixers, an espresso machine from a bankrupt hotel, and a neon sign that says EAT; each was a bargain, each will find its use, and the rent leaves your account on the first. Your sister stands in the aisle, turning in a full circle. “So what’s the business?” she says.",
        ],
        [
          "paragraph",
          "Solid objects look like progress, and your steadier side approves of them because they’ll last, which is how you get stuck: magnificently equipped, not yet open. Borrow everything until ten customers have paid, and let their cash do the shopping.",
        ],
      ],
      ask: "What equipment have you bought for a business that hasn’t met a customer?",
    },
    Air: {
      stances: { order: "improvise", company: "company" },
      lines: [
        [
          "paragraph",
          "Three partners, one bar table, and a name for the enterprise by the second beer. By the third you have a slogan, a nephew who does websites and a contact in Lisbon, and everyone shakes on it, shouting, each having heard a slightly different business. When the first money arrives, it turns out that Priya expected a third, Tom expected a salary, and you expected everything to sort itself out.",
        ],
        [
          "paragraph",
          "You’re never short of ideas; where you get stuck is the boring paragraph. Enjoy the beer and the handshake, but don’t leave the bar until one of you has typed who owns what and read it back aloud.",
        ],
      ],
      ask: "Which agreement of yours exists only as a pleasant evening two people remember?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "You know what they’ve come for before the bell over the entrance has stopped: the man in the raincoat wants to be left alone, the teenager wants permission. They come back for that, and your establishment is full of regulars, while behind the counter stands Benny, who sat with you through a miserable year and whose register hasn’t balanced since Easter. You’ve rehearsed the conversation, and given him a raise instead.",
        ],
        [
          "paragraph",
          "Instinct brings the customers in, and loyalty lets the revenue out. Decide what Benny is owed, whether a sum, a meal or a ceremonial speech, see that he gets it, and hire a bookkeeper.",
        ],
      ],
      ask: "Who is on your payroll, in cash or patience, because of an old kindness?",
    },
  },
  ESFP: {
    Fire: {
      stances: { thrift: "spend", pace: "haste" },
      lines: [
        [
          "paragraph",
          "The boat is leaving the pier with a ten-piece salsa band on the roof, every ticket gone, your name in bulbs along the rail, and you’ve seldom been so happy. Three weeks ago this was merely an idea in the shower. From the gangway your aunt asks how many of them paid, and you look over the deck, at your hairdresser, the whole softball team, that lovely couple who’d had a bad year. Under half.",
        ],
        [
          "paragraph",
          "Attracting people is no problem; charging them is, because your generosity arrives at the gate before the ticket does. Hire someone unsentimental to collect, and allow yourself six complimentary passes in writing.",
        ],
      ],
      ask: "Who is on your free list, and who would gladly have paid?",
    },
    Earth: {
      stances: { order: "both" },
      lines: [
        [
          "paragraph",
          "The inspector has eaten four of your pickles and is contemplating the fifth. “These are extraordinary,” he says, which you know: nine barrels in the old dairy, dill from your own bed, a cooper two towns over who makes exactly what you want. He wipes his fingers, clicks his pen, and asks for the certificate, the one with the expiration date. It was here. You tug at the drawer, which opens only partway, because of everything that has accumulated in it.",
        ],
        [
          "paragraph",
          "Making things and keeping them going come easily, and it’s paperwork that stops you altogether. Two hours a month with a patient person and a stapler, and the dairy is safe.",
        ],
      ],
      ask: "What excellent thing of yours depends on a document that you’ve been avoiding?",
    },
    Air: {
      stances: { voice: "speak", order: "improvise" },
      lines: [
        [
          "paragraph",
          "At your market stall, to the grandmother, it’s a marinade. “Overnight, with lamb,” you tell her, and she buys two; to the skateboarders it’s a dare, to the gray-faced man in sunglasses a medicine, and by noon the whole crate of red sauce has gone to people who adored the conversation. The following week one of them sends his brother, who goes up and down the rows asking for the hangover stuff, and nobody knows what he means, including the girl minding your stall.",
        ],
        [
          "paragraph",
          "You can sell to anybody, but nobody can recommend you, so settle on one name and one description, and bore yourself with them.",
        ],
      ],
      ask: "What would a happy customer tell a neighbor that you sell?",
    },
    Water: {
      stances: { head: "feeling", company: "both" },
      lines: [
        [
          "paragraph",
          "“Back when I’m back,” says the card in the window of the costume shop, and of the three people reading it one has driven an hour. Inside, you’re on the floor behind the capes, because you woke up heavy and incapable of being asked for a pirate. Yesterday you stayed until midnight for a timid bride of Dracula, neglected to charge her for the teeth, and floated home. The customers leave.",
        ],
        [
          "paragraph",
          "Feeling is what you sell, so the business stops on days when you have none to spare. Find an even-tempered partner, and publish opening hours that both of you observe.",
        ],
      ],
      ask: "What would your work look like if it didn’t depend on the mood you woke in?",
    },
  },
};
