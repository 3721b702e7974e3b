/** Events of the year by house, and the natal points they touch: `new / 8`, `touch-full / Moon`. */
export const yearTexts: Readonly<Record<string, string>> = {
  "new / 1":
    "Keep it modest. This is a personal beginning, good for trying another way of dressing, speaking or spending the morning, as long as you give it two weeks before anyone is told.",
  "new / 2":
    "Money and possessions get a fresh start here, best made with figures: look up one total you’ve been avoiding, then put aside a weekly amount. Low enough not to notice.",
  "new / 3":
    "Talk, errands and brothers or sisters are the subject, so send the overdue message to someone close by, in three sentences, and leave out the long apology. They’ll answer.",
  "new / 4":
    "Something at home or in the family is ready to begin, provided that you start with a single corner or a single relative. Plans for the entire house tend to stall.",
  "new / 5":
    "Play comes first. Romance, creative work and time with children all begin best as something you enjoy doing badly for an hour, without a grade and without an aim.",
  "new / 6":
    "New habits take more easily now, above all simple ones, such as a proper lunch or an earlier end to the working day. Pick one. Start tomorrow.",
  "new / 7":
    "What begins in this house begins with two, so leave part of your plan open and ask a partner, or someone you’d like to work with, what they want. Then wait.",
  "new / 8":
    "Shared money, intimacy and grief can be talked about more easily than in other months, if you start with a single question both of you have avoided. Ask it gently.",
  "new / 9":
    "A wish to study, travel or believe in something stays a wish until it costs you a little time or money. Set the date. The rest can be planned later.",
  "new / 10":
    "One task done well where people can see it is the right beginning for a career matter, together with a word about where you’d like it to lead. Say it once.",
  "new / 11":
    "Friends and groups are favored, and so are hopes that you’ve mentioned to nobody; tell one of them to a person who would be willing to help. Joining counts too.",
  "new / 12":
    "Rest comes first this time. The house of endings and solitude asks you to clear away something that is over, and to sleep more, before you begin what others will see.",
  "full / 1":
    "You are more visible than usual, feelings included, and the way people react is a fair sample of how you come across to them. Ask someone you trust.",
  "full / 2":
    "Earning and spending come to a point. A payment, a purchase or a doubt about what you’re worth wants settling, so compare what things cost with how much you use them.",
  "full / 3":
    "Conversations reach a head, messages pile up, and with tired nerves it is easy to say twice as much as you meant. Answer the most important one first.",
  "full / 4":
    "Eat together, then talk. Family feeling runs high in these days, work has to wait its turn, and a matter that has grown at home for months is ready for discussion.",
  "full / 5":
    "Love, children and creative work all ask for attention in the same week, which shows you which of them you enjoy and which you perform. Show someone what you’ve made.",
  "full / 6":
    "What your routine costs you becomes plain, often through tiredness or a backlog, so finish one job and ask which of the others anyone would miss. Drop that one.",
  "full / 7":
    "Agreements between two people come up for review. Most of the friction comes from what was never said aloud, so say one such thing calmly and hear the whole answer.",
  "full / 8":
    "Debts, desire and old grief are close to the surface, and a strong reaction about shared money or trust usually has a history. Find out whose, before you settle anything.",
  "full / 9":
    "A plan for study, travel or publication comes to its result, and a conviction of yours gets tested, so hear the best argument on the other side. Disagree later.",
  "full / 10":
    "Your work is seen, gaps included. Since praise and criticism tend to come in the same week, take both without long replies, and finish what people are waiting for.",
  "full / 11":
    "A friendship or a group reaches its high point or shows its strain, and you can tell who asks about you as well as for your help. Go with them.",
  "full / 12":
    "Tiredness and vivid dreams are common with this moon, because something you have put up with wants to end and you’ve been too busy to admit it. Write it down.",
  "solar-eclipse / 1":
    "Solar eclipses mark larger turns than ordinary new moons do, and in the first house the turn is in how you see yourself. Give up one description of yourself that has grown too tight.",
  "solar-eclipse / 2":
    "Tradition treats this as a break in matters of money and worth. A source of income or a treasured possession can lose importance, which is unsettling at first. Review what you rely on before you replace it.",
  "solar-eclipse / 3":
    "Leave the gap empty for a while. The daily round of talk, errands and local ties is due for a new pattern, and a familiar contact or routine often falls away to make room.",
  "solar-eclipse / 4":
    "Home, parents and roots are the field of this eclipse, and it tends to close a chapter there. Family customs that no longer suit anyone can go. Ask the others which they’d miss.",
  "solar-eclipse / 5":
    "It can begin as boredom. This eclipse renews the house of love, children and creative work, and a pleasure that has been faithful to you loses its taste before the next one appears.",
  "solar-eclipse / 6":
    "Work habits and health come under review for about half a year, and the method you’ve defended longest is often the one that has to go. Stop it for one week first.",
  "solar-eclipse / 7":
    "Partnerships start over under this eclipse, some with the same person. Ask what you two would agree on if you had met this month, and let the answer count for more than habit does.",
  "solar-eclipse / 8":
    "Shared money, intimacy and mourning are affected. The tradition speaks of a knot that is cut, and it is rarely comfortable, though relief often follows. Put the facts on paper before emotions settle the matter.",
  "solar-eclipse / 9":
    "Beliefs, studies and plans for travel take a new direction. A teacher or a subject that you followed for years can lose its hold, and being a beginner again suits you better than defending it.",
  "solar-eclipse / 10":
    "Career and public standing are in question for some months, with titles and superiors likely to shift faster than planned, so write down what you’ve done. Your role becomes clear by itself.",
  "solar-eclipse / 11":
    "Friends and long-term hopes are sorted out. Some circles have had their time, and you notice it by how seldom you look forward to seeing them. Make room for one new person in the plan.",
  "solar-eclipse / 12":
    "An ending takes place that hardly anyone else notices. The twelfth house stands for solitude and for what you keep to yourself, and this eclipse suits giving something up without ceremony. Sleep longer for a fortnight.",
  "lunar-eclipse / 1":
    "Feelings about yourself come to a climax, and the habit of fitting in with everyone tends to break at such a time, sometimes more rudely than you’d like. State one need early.",
  "lunar-eclipse / 2":
    "Spending feels hollow. A comfort that you buy, or a form of security that you depend on, is coming to its natural end, and it’s worth noting what you really missed each time.",
  "lunar-eclipse / 3":
    "A long discussion can be finished. Say the last thing that needs saying to the brother, sister, neighbor or colleague it involves, and resist adding anything to it on the following day.",
  "lunar-eclipse / 4":
    "Family emotions reach their peak in this house. The part you learned to play as a child, as peacemaker or as the strong one, is harder to keep up, and this is a fair time to resign from it.",
  "lunar-eclipse / 5":
    "A romance, a hobby or the dependence of a child comes to a turning point. You feel it as a loss of fun. Be truthful about what you are only continuing from habit.",
  "lunar-eclipse / 6":
    "Overwork shows its price. Under this eclipse a duty or a way of being indispensable can be given up, and the guilt that comes along with it passes sooner than you expect it to.",
  "lunar-eclipse / 7":
    "Something between two people is complete: a conflict, a silence or an arrangement. Strong feelings are no proof of who is right, so wait three days with final words, then say them to the person.",
  "lunar-eclipse / 8":
    "What you’ve kept for someone else, whether money, mourning or a confidence, gets too heavy. It can be handed back or shared now. Begin with the practical side, which is easier to talk about.",
  "lunar-eclipse / 9":
    "Letting go feels disloyal. A belief or a course of study has served its purpose all the same, so finish what can be finished, thank whoever taught you, and leave the next question open.",
  "lunar-eclipse / 10":
    "Private feelings affect your work, and others notice. This eclipse asks whether you still want the position you’re working for, so answer that on paper before you answer it in front of your superiors.",
  "lunar-eclipse / 11":
    "A circle that used to fill your evenings loosens, and so does an old ambition. Neither needs a quarrel. Go less often, see whether it hurts, and keep the two people you would miss.",
  "lunar-eclipse / 12":
    "Rest without guilt. The twelfth house is where things end unseen, regrets and hidden habits come up at night, and this is a good time to forgive an old mistake, your own included.",
  "touch-new / Sun":
    "It falls on your own Sun, so what you begin now is close to who you are. Start it without waiting for approval.",
  "touch-new / Moon":
    "Needs that you stopped mentioning come back with this one. Admit one of them, and make your home slightly more comfortable for it.",
  "touch-new / Mercury":
    "Your thinking gets a fresh start. Write down the first idea before you criticize it, and talk it over with someone tomorrow.",
  "touch-new / Venus":
    "Affection and taste begin something here. If a person or a thing newly pleases you, go and look twice before you say why.",
  "touch-new / Mars":
    "Energy rises with this moon, and it turns into irritation if nothing is done with it. Begin one strenuous task before the evening.",
  "touch-new / Jupiter":
    "Confidence is high and growth comes easily, which is why limits should be set first. Say how much time and money this beginning gets.",
  "touch-new / Saturn":
    "What starts at this point is meant to last. Commit yourself only to something that you’d go on doing when it is boring.",
  "touch-new / Uranus":
    "A sudden wish for something different belongs to this moon. Try it out where it costs little, and look again in two days.",
  "touch-new / Neptune":
    "Hopes begun here are vague at first, and often worth having. Make a note of the idea. Leave any contract for another week.",
  "touch-new / Pluto":
    "Beginnings at this point are stubborn and work out of sight. Be clear about your motive now, because it’s difficult to stop later.",
  "touch-new / Ascendant":
    "You make a new first impression under this moon. Introduce yourself the way you’d like to be known, and keep to it all month.",
  "touch-new / Midheaven":
    "It stands at the top of your chart, where work is seen. Take one public step that you can still defend next year.",
  "touch-full / Sun":
    "You get a clear view of how you are doing. Accept the praise as it is given, and one point of the criticism.",
  "touch-full / Moon":
    "Feelings are stronger than the occasion calls for. Eat something warm, cry if you need to, and settle nothing until later in the week.",
  "touch-full / Mercury":
    "Everything you’ve been thinking wants to be said at once. Tell it to one listener who has time, and put the phone away.",
  "touch-full / Venus":
    "An affection or a wish reaches the point where it shows. Say it kindly, and believe what you see in the response.",
  "touch-full / Mars":
    "Courage and anger are both at their height, and feel much alike. Do something strenuous first, then look at the quarrel again.",
  "touch-full / Jupiter":
    "More is offered, or promised, than one person can use. Accept the part you want most, and thank them for the rest.",
  "touch-full / Saturn":
    "Results of long effort can be seen now, good and bad. Finish what is nearly done, and repair one weak point without complaining.",
  "touch-full / Uranus":
    "Tension looks for a sudden way out, often through you. Get some air before you announce anything, and say it in the morning.",
  "touch-full / Neptune":
    "Sympathy and illusion are both strong at this point. Help if you like, and look again at any promise in a week.",
  "touch-full / Pluto":
    "Something you kept down comes up with force. Say it in a few calm sentences to one person, with no threat added.",
  "touch-full / Ascendant":
    "People react to you strongly this week, and the reactions are useful. Listen to three of them before you correct anyone.",
  "touch-full / Midheaven":
    "Your standing at work is on view. Finish what others are waiting for, and let the result speak before you comment on it.",
  "mercury-retrograde / 1":
    "People tend to misunderstand what you say about yourself. Ask one or two of them what they heard, and postpone introductions that have to go well.",
  "mercury-retrograde / 2":
    "Payments and paperwork about money go astray more easily. Check each amount twice, keep the receipts together, and confirm any price in writing before you buy.",
  "mercury-retrograde / 3":
    "Mercury is at home in this house, so mix-ups in messages, travel and appointments are likeliest here. Reread before sending. Allow extra time for every trip.",
  "mercury-retrograde / 4":
    "Household papers and family stories need a second look. Leases and repairs take longer, so it’s a good period for sorting a drawer you’ve avoided.",
  "mercury-retrograde / 5":
    "Old loves and old hobbies come to mind. Return to something you once enjoyed making, and think twice before you reopen a romance by message.",
  "mercury-retrograde / 6":
    "Delays at work are normal under this retrograde, from devices to appointments. Check tomorrow’s plans the evening before, and use the gaps to repair one faulty procedure.",
  "mercury-retrograde / 7":
    "You and a partner have understood the same agreement differently. Go through it again together, calmly, with each of you saying what you believed you’d promised.",
  "mercury-retrograde / 8":
    "Joint accounts, insurance and other shared papers ask for review. Errors are found by reading slowly, so take one folder at a time and sign nothing in haste.",
  "mercury-retrograde / 9":
    "Travel plans, courses and legal matters need patience. A book or subject that you gave up on is worth trying again, with fewer expectations this time.",
  "mercury-retrograde / 10":
    "Mistakes at work are more visible than usual. Check names, dates and recipients before anything goes out, and report an error yourself before others find it.",
  "mercury-retrograde / 11":
    "Group plans get confused, and invitations are misread. Confirm the time and place. Then get in touch with the friend you have owed an answer for longest.",
  "mercury-retrograde / 12":
    "Thoughts go around at night, mostly about unfinished things. A notebook by the bed helps, as does one hour alone in the day to let them settle.",
  "mercury-direct / 1":
    "It becomes easier to say what you mean about yourself. Correct the misunderstanding that has bothered you most, with the person who has it.",
  "mercury-direct / 2":
    "Questions about money clear up. Send the corrected invoice, name the sum you have in mind, and buy what you’ve finished comparing.",
  "mercury-direct / 3":
    "Talk and travel run more smoothly. Take up the conversation that broke off, beginning with what you agreed on before it went wrong.",
  "mercury-direct / 4":
    "Plans for the home can go forward again, and family misunderstandings are easier to clear. Ask the older person for the whole story.",
  "mercury-direct / 5":
    "You find the right words in love and in creative work. Say what you held back, or show the draft, while you still feel like it.",
  "mercury-direct / 6":
    "The workday gets back into order. Write down the one procedure that failed most often in these weeks, on a single page, and share it.",
  "mercury-direct / 7":
    "Negotiations move again. You both know by now what the other meant, so answer, sign or ask the question that has been waiting.",
  "mercury-direct / 8":
    "Shared finances can be settled, since the figures are known. Agree on who owes what, pay it, and do something pleasant together on the same day.",
  "mercury-direct / 9":
    "Bookings, applications and studies can proceed. All that rereading was useful. Submit the text or make the reservation before you start doubting it again.",
  "mercury-direct / 10":
    "It’s a better time for announcements and applications. Send the one you’ve been correcting, and leave the last improvements alone.",
  "mercury-direct / 11":
    "Answers come in and the group’s plan becomes clear. Offer to do the part you’d like before someone hands you another.",
  "mercury-direct / 12":
    "Something you half understood gets a name. Tell one person about it in simple words, then give your mind a few early nights.",
  "venus-retrograde / 1":
    "You’re less satisfied with your looks and your charm than others are. Postpone drastic alterations, and wear what you have felt comfortable in before.",
  "venus-retrograde / 2":
    "What you wanted last month loses its appeal. Delay larger purchases, go through the things you own already, and repair one that you used to love.",
  "venus-retrograde / 3":
    "Kind words are misread, or stay unsaid. There is still time for the compliment you owe a brother, sister or neighbor, so deliver it in person.",
  "venus-retrograde / 4":
    "Home doesn’t please you as it did, and the reason is rarely the furniture. Ask yourself what you miss there, or whom, before you redecorate.",
  "venus-retrograde / 5":
    "Past loves come back to mind, and sometimes back in touch. Find out whether you miss the person or the time. An old creative project deserves the same question.",
  "venus-retrograde / 6":
    "Pleasure is missing from the working day, and you notice it now. Put one back, such as a real break, before you blame the whole job.",
  "venus-retrograde / 7":
    "Both people in a relationship compare what they give with what they get. Talk about one imbalance you can correct, and leave the old list closed.",
  "venus-retrograde / 8":
    "Questions of trust, desire and shared money return. What you expected of each other was probably never said, so say your part without asking for anything yet.",
  "venus-retrograde / 9":
    "A place, a teacher or a faith that you once admired looks less perfect on second view. Keep what was useful to you. Disappointment needn’t be announced.",
  "venus-retrograde / 10":
    "Charm achieves less at work for now. Let accurate work speak for you, and notice which tasks you had been doing only to be liked.",
  "venus-retrograde / 11":
    "You see more clearly which friendships are mutual. Don’t test anyone. Get in touch with a person who has never asked you for much.",
  "venus-retrograde / 12":
    "Love you never declared, or never got over, is on your mind when you’re alone. Write the letter in full, and don’t send it.",
  "venus-direct / 1":
    "You feel at ease with yourself again. If the new look still appeals to you after weeks of doubt, go ahead with it.",
  "venus-direct / 2":
    "Your tastes settle. Buy the thing you still want after waiting, pay for it without guilt, and cancel what you no longer use.",
  "venus-direct / 3":
    "Friendly words go over well once more. Say the kind thing face to face, in a full sentence, and stop there.",
  "venus-direct / 4":
    "Home becomes pleasant again, apart from one or two things that you can name by now. Improve those, and invite someone over.",
  "venus-direct / 5":
    "Love and creative work look forward again. Give the person or the project that is in front of you an undivided evening.",
  "venus-direct / 6":
    "You know which pleasure makes a working day bearable. Give it a fixed hour, and protect that hour like any other appointment.",
  "venus-direct / 7":
    "After a time of doubt, affection can be promised again or ended with good grace. Say aloud which of the two you mean.",
  "venus-direct / 8":
    "Trust and shared money are easier to discuss. Settle what is owed on both sides, including thanks, which tends to be the larger debt.",
  "venus-direct / 9":
    "Something you learned to like abroad or in a book becomes part of daily life. Share it with a person who’d enjoy it.",
  "venus-direct / 10":
    "Relations at work grow warmer, and requests are well received. Ask for one thing that would make your job more pleasant.",
  "venus-direct / 11":
    "You know which friends you want to see more of. Invite two or three of them, and let the rest of the calendar thin out.",
  "venus-direct / 12":
    "A hidden feeling can be spoken of now, or laid to rest. Either is better than going on with it alone. Be gentle.",
  "mars-retrograde / 1":
    "Energy turns inward and you tire sooner. Ambition easily becomes anger at yourself, so reduce the training or the workload by a third and keep it regular.",
  "mars-retrograde / 2":
    "Old quarrels about money come back. Look at what you bought in anger or to prove something, return what you can, and postpone bold investments.",
  "mars-retrograde / 3":
    "Arguments start again where they stopped. Draft the sharp message if you must, keep it for a week, and drive more carefully than you feel like doing.",
  "mars-retrograde / 4":
    "Anger at home is often older than its occasion. Find out what it is really about before you settle anything, and don’t begin large renovations now.",
  "mars-retrograde / 5":
    "Desire and drive come and go in love and creative work. Pressing doesn’t help. Rehearse, rest and stay playful, and results tend to take care of themselves.",
  "mars-retrograde / 6":
    "Work goes slowly and tempers are short. Have the method repaired before you blame the people, and give strained muscles time to recover. Shorter shifts help.",
  "mars-retrograde / 7":
    "You and a partner or rival repeat an old fight. Ask each other what the first one was about, and call no one your enemy until you know.",
  "mars-retrograde / 8":
    "Resentment about shared money, intimacy or an inheritance builds up without being named. Name it once, in a low voice, and leave big financial moves for later.",
  "mars-retrograde / 9":
    "You lose some of your zeal for a cause, a course or a journey. State the opposing view fairly for once. It shows you what is worth defending.",
  "mars-retrograde / 10":
    "Ambition meets delay, and superiors are easily annoyed. Use the time to prepare, finish old tasks, and avoid contests about rank that you’d normally enjoy.",
  "mars-retrograde / 11":
    "Groups quarrel about who leads and who does the work. Do a practical task instead of taking sides, and talk to the two main opponents separately.",
  "mars-retrograde / 12":
    "Anger that isn’t admitted comes out as tiredness, lateness or bad dreams. Write down whom you’re angry with, and why. Exercise gently, and alone.",
  "mars-direct / 1":
    "Your strength returns sooner than your judgment of it. Begin again at half the pace, and raise it after the first week.",
  "mars-direct / 2":
    "You can act on money again. Ask for the sum you’ve hesitated to name, and say it once, without giving reasons.",
  "mars-direct / 3":
    "Direct speech works again. Say the difficult thing in its shortest form, and deal with the postponed errand on the same morning.",
  "mars-direct / 4":
    "Energy for the home is back. Tackle the repair that everyone has been avoiding, and withdraw a threat you made in anger.",
  "mars-direct / 5":
    "The wish to make things and to court someone comes back. Follow it while it is warm, before you begin to plan.",
  "mars-direct / 6":
    "A backlog can be worked off now. Give it one fixed hour a day, hardest task first, and see where you are on Friday.",
  "mars-direct / 7":
    "It is possible to be direct with a partner or an opponent. State what you want in one sentence, then listen to the end.",
  "mars-direct / 8":
    "Courage for debts, intimacy and last conversations returns. Take the one you’ve feared most, and begin with the facts you agree on.",
  "mars-direct / 9":
    "Journeys, studies and convictions get their drive back. Go ahead with the revised plan, and don’t argue about the time it took.",
  "mars-direct / 10":
    "Your career gathers speed, and so do competitors. Present what you prepared during the delay, before someone presents something similar.",
  "mars-direct / 11":
    "The quarrel in the group loses its heat. Suggest a task with a date for each person, and do a hard one yourself.",
  "mars-direct / 12":
    "Strength that was tied up in old anger becomes free. Finish the ending that you’ve put off, and sleep well for it.",
  "ingress jupiter / 1":
    "For about a year you feel more confident and take up more room, in both senses, and opportunities come because you show yourself. Accept the good ones early.",
  "ingress jupiter / 2":
    "Income tends to grow in this year, and so do expenses. The tradition calls it a good time to ask for more pay, provided that part of it is put aside at once.",
  "ingress jupiter / 3":
    "A year for learning, writing, short trips and contact with neighbors or relatives. There will be too much to answer. Take one course, and let some messages go without a reply.",
  "ingress jupiter / 4":
    "Home and family expand for about a year, through more space, more guests or simply more warmth. Generosity is the theme. Agree beforehand on how long visitors stay, and who pays for what.",
  "ingress jupiter / 5":
    "You dare more. Pleasure, romance, children and creative work are favored for about twelve months, so enjoy them, with a limit set beforehand on what you bet or spend.",
  "ingress jupiter / 6":
    "Work increases for a year, and its quality can improve along with it. Better conditions are worth asking for. So is a clear limit, since helpful people get everyone’s tasks.",
  "ingress jupiter / 7":
    "Other people bring you luck this year: partners, clients, advisers, even opponents who are fair. Promises are large on both sides, so write the important ones down and be generous first.",
  "ingress jupiter / 8":
    "Shared resources grow for about a year, trust included, and it is easier than usual to talk about what families like to avoid. Borrow less than you are offered.",
  "ingress jupiter / 9":
    "Jupiter is at home in this house, and for a year travel, study, teaching and faith are favored. Pick one large subject and go into it properly. Try not to preach.",
  "ingress jupiter / 10":
    "Your reputation gets a lift for about a year, with offers that come faster than you can plan, so look at the workload behind each title. Say what you want.",
  "ingress jupiter / 11":
    "New friends and groups widen your life for a year, and a hope you had cut down to size deserves another look. Join one circle. Give it more than you take.",
  "ingress jupiter / 12":
    "Help comes from unexpected or invisible sources in this year, and solitude does you good. It is a time for faith, rest and private study rather than for display. Sleep more.",
  "ingress saturn / 1":
    "Energy is limited for two or three years, while you take yourself more seriously and are taken so by others; look after your body and build slowly. Drop what doesn’t fit.",
  "ingress saturn / 2":
    "Keep accounts. For two or three years money asks for discipline, and in return you learn what your work is worth and how to name the figure without an apology.",
  "ingress saturn / 3":
    "Thinking and speaking get more careful for over two years. It’s a good period for serious study and for clearing up relations with brothers, sisters or neighbors. Say less, and mean it.",
  "ingress saturn / 4":
    "Duties at home and toward parents weigh more for two or three years, because foundations are being tested, in the building or in the family. Repair one part at a time.",
  "ingress saturn / 5":
    "Pleasure takes effort for two or three years, whether in love, with children or in creative work. What you practice regularly becomes skill. Keep an hour for fun, even when it seems frivolous.",
  "ingress saturn / 6":
    "Work and health demand order for two or three years. Bad habits cost more than they used to, and good ones last. Begin with your sleep, then the hours, then everything else.",
  "ingress saturn / 7":
    "Relationships are tested for two years or more, so that sound ones turn into clear commitments and weak ones get tiring for everyone. Talk about duties before resentment does.",
  "ingress saturn / 8":
    "Debts, taxes, inheritances and fears have to be faced over two or three years. Control is tempting, sharing is hard. Put joint agreements in writing, and deal with one fear at a time.",
  "ingress saturn / 9":
    "What you believe has to stand up to doubt for two or three years. Formal study goes well, though slowly. Keep the convictions you can act on, and admit what you don’t know.",
  "ingress saturn / 10":
    "Responsibility reaches its height for some two and a half years, when what you have earned tends to be recognized and neglect shows too. Accept fewer roles. Fill them well.",
  "ingress saturn / 11":
    "For two or three years your circle gets smaller and more dependable. Vague hopes need a timetable now. Drop those that you never work on, and stay loyal to a few people.",
  "ingress saturn / 12":
    "Rest on purpose. A long chapter closes over more than two years, you need more time alone, and fears that you never mentioned ask to be faced, with one person told.",
  "ingress uranus / 1":
    "Over the next seven years you become more independent and less predictable, even to yourself, and people who knew the old version need time. Try things before you announce them.",
  "ingress uranus / 2":
    "Income and values become less stable for about seven years, and more your own. An unusual skill can earn money. Keep a reserve, because surprises come in both directions.",
  "ingress uranus / 3":
    "Your way of thinking and speaking is renewed over seven years, often by unusual contacts or technical subjects. Nerves need care. Learn something quite new, and say shocking things less often than you think them.",
  "ingress uranus / 4":
    "Home and family life get less settled for seven years, and freer, which is easier to bear with few possessions and early talks about any new arrangement. Roots can travel.",
  "ingress uranus / 5":
    "Love, creative work and children bring surprises for about seven years. Boredom isn’t tolerated. Be original in what you make, and truthful early with anyone who hopes for something lasting.",
  "ingress uranus / 6":
    "Routine becomes hard to bear for seven years, and working conditions alter often. Look for more freedom in your hours. Irregular sleep is the usual price, so guard that first.",
  "ingress uranus / 7":
    "For seven years partnerships need more freedom, either because you’re drawn to independent people or because you want more room yourself. Say so early, as a wish.",
  "ingress uranus / 8":
    "Old taboos about money, sex and death lose their force over seven years. Sudden turns in shared finances are part of it. Speak openly with those involved, and keep some money of your own.",
  "ingress uranus / 9":
    "Beliefs and studies take unexpected turns in these seven years. You give up certainties and meet new teachers, often by chance. Travel with few plans. Distrust the latest revelation for at least a season.",
  "ingress uranus / 10":
    "A career rarely follows a straight line in these seven years, since independence matters to you more than rank, so build skills that go anywhere. Don’t resign to make a point.",
  "ingress uranus / 11":
    "The people you belong with are sorted anew in seven years. Unusual friends and groups bring new aims. Stay in touch with two old friends as well, since novelty tires quickly.",
  "ingress uranus / 12":
    "Inner freedom grows over these seven years, one old fear after another, often through dreams or sleepless hours. Solitude helps. Write down sudden insights, and test them by daylight before you act.",
  "ingress neptune / 1":
    "Others see in you what they wish to see. For some fourteen years you grow more sensitive and less sure of your outline, so keep one habit that is entirely yours.",
  "ingress neptune / 2":
    "Money and values become vague over fourteen years or so, as ideals begin to count for more. Art or caring work can provide an income. Have a practical person check the figures.",
  "ingress neptune / 3":
    "Imagination enters your speech and thinking for about fourteen years. Poetry gains by it, facts suffer. Confirm times and places, read good books, and question rumors before you pass them on.",
  "ingress neptune / 4":
    "Home becomes a place of longing for some fourteen years, and family memories soften or blur. A retreat is needed. Check buildings and leases carefully, and forgive what you can.",
  "ingress neptune / 5":
    "Romance and creative work are inspired for about fourteen years, and idealized too. Make something of the feeling. Look often and kindly at who the other person is without it.",
  "ingress neptune / 6":
    "Work wants to have meaning for about fourteen years, and caring or artistic tasks suit you. Tiredness is the weak point. Keep simple routines, and limit how much you do for nothing.",
  "ingress neptune / 7":
    "Rescue is the danger. For fourteen years you look for a partner’s soul and easily overlook the facts, so learn what a person does on ordinary days before you promise.",
  "ingress neptune / 8":
    "Boundaries between you and those closest to you thin out over fourteen years. Intimacy grows, and joint finances get unclear. Share feelings freely, and put money matters on paper.",
  "ingress neptune / 9":
    "Faith, distant places and large ideas call you for fourteen years or so, without much guidance on the way. Follow one path long enough to test it. Beware of perfect teachers.",
  "ingress neptune / 10":
    "Your calling matters more than your career for about fourteen years, and your public image gets blurred, so have duties, credit and pay put into writing. Serve something real.",
  "ingress neptune / 11":
    "Your hopes become wider and vaguer for about fourteen years, and friends tend to be dreamers, artists or people in need. Enjoy the company. Lend your time more readily than your money.",
  "ingress neptune / 12":
    "Neptune is at home here, and for fourteen years the inner life is rich, with vivid dreams and strong compassion. Solitude restores you. Too much of it becomes escape, so keep appointments.",
  "ingress pluto / 1":
    "Over some twenty years you turn into a different person in how you act and appear, slowly and with some discomfort on the way. Give up pretenses early.",
  "ingress pluto / 2":
    "For about two decades money and self-worth are bound up with each other, and both get rebuilt. Losses teach as much as gains. Find out what you would own if nobody saw it.",
  "ingress pluto / 3":
    "Words gain weight over twenty years. You look behind what is said, and want the truth from those around you. Study something thoroughly, and don’t use what you find out as a weapon.",
  "ingress pluto / 4":
    "Family history is dug up in the course of some twenty years, including what nobody talked about. Understanding it frees you. Ask older relatives in time, and judge them slowly.",
  "ingress pluto / 5":
    "Love and creative work turn intense for about twenty years, and shallow pleasures lose their appeal. Passion drives good work. In love it needs limits, so watch for jealousy and control.",
  "ingress pluto / 6":
    "Work and health are stripped to what matters over two decades. You drop tasks that have no sense. Overwork is the trap here, as every duty starts to look like a test.",
  "ingress pluto / 7":
    "Leave tests alone. For twenty years close relationships show you what power does between two people, and those that last do so because both say openly who wants what.",
  "ingress pluto / 8":
    "Pluto is at home in this house, and for twenty years trust, loss and shared money can’t be treated lightly. You get braver about endings. Help others with theirs, and keep agreements clean.",
  "ingress pluto / 9":
    "Convictions die and are replaced in the course of twenty years. You want the truth beneath the teaching. Study widely, and notice when the search becomes a wish to convert people.",
  "ingress pluto / 10":
    "Your aims in the world are rebuilt over two decades, borrowed ambitions first, and power becomes a real question for you. Settle what you’d use it for.",
  "ingress pluto / 11":
    "For some twenty years you see what goes on underneath in groups: who pays, who leads and who is left out. Pick your allies carefully. Work with them on something that outlasts you.",
  "ingress pluto / 12":
    "Old fears are worked through in private for twenty years or so, largely unseen by others. Progress is quiet. Find a form for it, such as therapy, prayer or writing, and stay with it.",
  "sun-season / 1":
    "Your own month: energy and confidence are higher, and people notice you. Start something that you want for yourself alone.",
  "sun-season / 2":
    "Money and possessions get your attention for a month. Check your spending, and repair or sell one thing you don’t use.",
  "sun-season / 3":
    "Talk, errands and short trips fill these weeks. Answer what has piled up, and see a brother, sister or neighbor.",
  "sun-season / 4":
    "Home and family come first this month. Stay in more often, and let some of the outside obligations wait.",
  "sun-season / 5":
    "A month for pleasure, love and making things. Plan one enjoyable activity each week that serves no purpose at all.",
  "sun-season / 6":
    "Work habits and health are the subject now. Improve one routine, then rest before you begin to improve another.",
  "sun-season / 7":
    "Other people matter most in these four weeks. Listen to what a partner asks of you, and answer it directly.",
  "sun-season / 8":
    "Shared money and deeper feelings call for attention. Look at one debt or worry in detail, and it tends to shrink.",
  "sun-season / 9":
    "Your mind wants distance this month. Travel a little, read something demanding, or talk with someone who thinks differently.",
  "sun-season / 10":
    "Work is seen, and so is your part in it. Finish one thing that others can judge. Then rest.",
  "sun-season / 11":
    "Friends and shared plans do well this month. Let other people improve an idea of yours, even by disagreeing.",
  "sun-season / 12":
    "Energy is low before your own month begins. Finish what is open, sleep longer, and put off new beginnings.",
  "birthday / 1":
    "Astrologers read the coming year from this moment. Before the day is over, write down one thing you want from it.",
  "birthday / 2":
    "One full round is complete. Look back over the last twelve months for a quarter of an hour, name what went well, and leave the rest out of it for today.",
  "birthday / 3":
    "Celebrate in the way you like, rather than the way that is expected, and tell people beforehand which it is.",
  "birthday / 4":
    "A personal new year begins here, and resolutions made now are your own. Make a single one, and give it a day in the week.",
  "birthday / 5":
    "It is a good day to ask what you’d like more of and less of. Two short lists will do. Keep them until next year.",
};
