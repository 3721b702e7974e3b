import type { SectionThreads } from "../section.ts";

/** What the habit that the overview names costs at work, by type and Sun sign. */
export const threads: SectionThreads = {
  ENFJ: {
    Aries:
      "Your team hears about a new target after you have agreed to it. Since objecting looks impolite, they stop telling you how much work it means.",
    Taurus:
      "Keeping everything running for others gives you a good reason not to change anything yourself. That is why your own next step keeps waiting.",
    Gemini:
      "Two people meet because of you and start something together. By then you are introducing the next two, and nothing shows that it began with you.",
    Cancer:
      "With strangers you are honest. The more you like your colleagues, the more you soften the truth, and by now you soften it for management too.",
    Leo: "Because you always tell the story with someone else as the hero, your boss can’t say what you did yourself, and in time neither can you.",
    Virgo:
      "It takes less time to correct a trainee’s page than to let them find the mistake, so you do both jobs and postpone your own.",
    Libra:
      "You plant your ideas so carefully that others think of them as their own, so they also get the credit for them.",
    Scorpio:
      "Every broken promise stays in your memory, but you don’t mention it. In the end you turn very polite, and your bosses take that for agreement.",
    Sagittarius:
      "For one evening a person with a dream gets all your energy. When the work becomes difficult, you are inspiring someone else, and another colleague finishes it.",
    Capricorn:
      "Before you apply for the top job, you want the slowest of your people to be ready. Someone is always not ready, so you wait.",
    Aquarius:
      "Other people’s causes get your best hours. Your own project comes at the end of the day, when you have no energy to give it.",
    Pisces:
      "The evening you had reserved for your own application goes to someone in tears, because a person in trouble seems more important than any plan.",
  },
  ENFP: {
    Aries:
      "Rushing ahead feels natural to you, but it leaves behind the colleagues who would gladly finish what you start.",
    Taurus:
      "In one job you think about the next, and in the next you miss the old one, so no manager ever gets your whole attention.",
    Gemini:
      "Meetings with you are lively, but you bring up the next idea before anyone has settled who will carry out the last one.",
    Cancer:
      "At work, too, people see only your cheerful side. Because you never mention that you are tired, your resignation is the first sign they get.",
    Leo: "Everyone hears from you how good the others are. Because you leave before your own work is done, they don’t have much to say about you.",
    Virgo:
      "When you are tired, one small mistake makes the whole program seem wrong, so you give up work that needed only a minor correction.",
    Libra:
      "You say yes so readily that two deadlines fall on the same day, and careful colleagues learn to ask a second person, just in case.",
    Scorpio:
      "Long before that, smaller things had annoyed you. Because you laughed and kept count in private, your boss never got to change any of them.",
    Sagittarius:
      "Projects get your full devotion for a few months, as new friends do. You leave when the difficult part begins, and others finish it.",
    Capricorn:
      "Because you joke about your ambition, your boss doesn’t take it seriously and thinks of someone else when a raise or a better job comes up.",
    Aquarius:
      "Belonging a little to every department doesn’t help, because each one enjoys your visits and none thinks of you when it has a position to fill.",
    Pisces:
      "You say a sincere yes to every coworker and can’t keep all of those promises, so people plan around you for anything that matters.",
  },
  ENTJ: {
    Aries:
      "The first to go are the careful ones, because you hand them the dull parts of every project and tell them about it last.",
    Taurus:
      "Your staff is told to hurry and then has to wait for your approval, so people stop deciding anything on their own.",
    Gemini:
      "By the time a launch brings results, your attention is on something new, so they are credited to the person who stayed.",
    Cancer:
      "Your superiors believe the strict voice. They have never seen how much these dismissals hurt you, so they keep on asking you to do them.",
    Leo: "Each new project also gives you a chance to be applauded. The people who did the work hear little about their own share, and they look elsewhere.",
    Virgo:
      "Since you correct everything yourself and explain nothing, your team doesn’t learn how to do it, and there is no one to take over from you.",
    Libra:
      "Each colleague hears something a little different from you, to spare their feelings. Soon it isn’t clear who is responsible, and nothing gets done.",
    Scorpio:
      "In private you keep a record of who let your old boss go, and call it being professional. Your new boss feels it and trusts you less.",
    Sagittarius:
      "Your team has barely finished one change when you announce the next. Even loyal people stop giving their best to something that won’t last.",
    Capricorn:
      "For every emergency there is a plan, and only you know where to find it. Your own next step has a plan too, but no date.",
    Aquarius:
      "You explain why a sensible person ought to have that post. Because you never say that you want it, the post goes to someone else.",
    Pisces:
      "For months you sense that the place has changed. Because you can’t support that with figures, you go on defending it, and it wears you out.",
  },
  ENTP: {
    Aries:
      "You attack a plan in the first minute and are gone before the talk gets productive, so the good version is worked out without you.",
    Taurus:
      "You can tell a friend five ways out of a bad job. You stay in your own, because it is comfortable and well paid.",
    Gemini:
      "Each new question interests you more than the last answer. You pass your ideas on half finished, and other people build their departments on them.",
    Cancer:
      "You tease colleagues as you tease your family. But they don’t know how loyal you are, so they hear only criticism and keep away.",
    Leo: "Praise satisfies you for about a minute, and then you look for a more difficult audience. Routine work has no audience, so you leave.",
    Virgo:
      "When you are late, you are angry with yourself and find fault with other people’s work. They remember the criticism and forget how good yours was.",
    Libra:
      "Asked which version to build, you make a good case for all three. The person who simply picks one gets the budget and the team.",
    Scorpio:
      "You would ask a friend at once what hurts. At work you only give opinions, so no one knows that you feel left out.",
    Sagittarius:
      "As soon as the team believes in your plan, you begin to doubt it. Someone more patient carries it out, and it becomes theirs.",
    Capricorn:
      "Everyone laughs when you imitate the boss. You never say that you want the job yourself, so it goes to someone who does.",
    Aquarius:
      "On the day your reform is accepted, you begin to argue against it for fun. The person who then carries it out becomes its author.",
    Pisces:
      "You see that the presenter is nervous and correct them anyway. Your kind message later reaches one person, but the whole meeting heard the criticism.",
  },
  ESFJ: {
    Aries:
      "For anyone who is left out, you speak up at once. For yourself you wait to be asked, so the decision is made without you.",
    Taurus:
      "When colleagues need time, you give them yours, because you like to be generous. That is why your own next step keeps waiting.",
    Gemini:
      "Colleagues also remember that you once passed on something private, so they wait until you have left before they discuss anything serious.",
    Cancer:
      "Because you take care of that person’s needs so early, there is never a problem, and your employer doesn’t learn how much you prevent.",
    Leo: "Thanks to you, the bosses notice your colleague’s work. You say nothing about your own, so he is considered for promotion and you plan the party.",
    Virgo:
      "A friend’s application gets your corrections within the hour. Your own stays in a drawer, because you can always find another flaw in it.",
    Libra:
      "Since you want to please both departments, you agree with each of them in turn. When they compare notes, each trusts you less.",
    Scorpio:
      "Even when that boss forgets to mention you, you stay polite and turn only slightly cooler. So small a signal is easy to miss.",
    Sagittarius:
      "Your honest opinion of the budget comes out as a joke, and at the first frown you withdraw it, so the people who decide never consider it.",
    Capricorn:
      "Saying that you want to lead the committee feels immodest, so you do the work that keeps it running, and someone with less experience gets the chair.",
    Aquarius:
      "If the decision hurt a colleague, you would fight it. When the doubt is only your own, you feel that you have no right to speak.",
    Pisces:
      "You take on that person’s worries and still deliver on time. Because no one sees the extra effort, it is never counted as part of your job.",
  },
  ESFP: {
    Aries:
      "Until now you went first and expected the others to follow. A team needs someone who waits for the slowest, and waiting feels like losing.",
    Taurus:
      "Everyone is so comfortable because of you that they don’t see the work in it. They move on to better titles, and you feel left behind.",
    Gemini:
      "Your joke comes out faster than your serious point, and once everyone has laughed, there is no room left to make it.",
    Cancer:
      "Often you decided to leave months earlier, after a remark that hurt. All that anyone noticed was that your messages became short and polite.",
    Leo: "A joke about your late reports hurts your pride, so you turn formal with the very boss who would have helped you with them.",
    Virgo:
      "Days of planning look like luck, because you hide the effort. And since you see only your mistakes, you don’t feel able to ask for more.",
    Libra:
      "If you do have to give a serious opinion, you ask five colleagues and repeat the last answer, so it doesn’t count as yours.",
    Scorpio:
      "For a friend you would ask the hard question at once. About your own situation you stay charming, and your boss isn’t told anything.",
    Sagittarius:
      "You promise a report by Friday and mean it. Then there are people to charm, and paperwork comes last because it earns no applause.",
    Capricorn:
      "People remember how much fun you were and forget that you closed the deal. You want to be taken seriously and never say so.",
    Aquarius:
      "You can get forty people into a good mood. When three of them sit down to decide something, you have left to greet someone new.",
    Pisces:
      "You absorb the whole team’s bad mood and keep smiling. When you finally resign, even you can’t say how much of it was yours.",
  },
  ESTJ: {
    Aries:
      "Long programs depend on people who notice problems early. You are so often in a hurry that yours have stopped speaking up.",
    Taurus:
      "You solve other people’s problems at once and change your own habits slowly. By the time you are ready, the decision has been made.",
    Gemini:
      "Because you can make any rule sound good, you announce it before you know whether it is. When it fails, the staff remembers your voice.",
    Cancer:
      "Because you hide your care behind strict orders, your bosses believe that dismissals are easy for you.",
    Leo: "A crisis ends with applause, and you enjoy that. Two years of steady work offer you much less of it, so you look for the next crisis.",
    Virgo:
      "Fear of your corrections makes people show you their work too late for changes, so the new system starts without your advice.",
    Libra:
      "In other people’s quarrels you listen to both sides before you decide. With orders from above you only help with the wording.",
    Scorpio:
      "Everyone knows your opinions and nobody knows what hurts you, because you hide it. So you aren’t spared the next dismissal.",
    Sagittarius:
      "The trip you want is always postponed, so you look for excitement at work, and your team has to live with the pressure.",
    Capricorn:
      "Because you leave every dinner early, a new boss knows only your objections and has never heard you make a joke.",
    Aquarius:
      "What is wrong with those rules is written in your notes, but you haven’t shown them to anyone. The staff believes that you agree.",
    Pisces:
      "You expect other people’s grief to be settled quickly. Your own gets no time at all, so it follows you home and keeps you awake.",
  },
  ESTP: {
    Aries:
      "Being first matters more to you than finishing, so your boss remembers the launches and also the client that nobody called back.",
    Taurus:
      "There is always one more deal to win and one more comfort to enjoy, so the step toward owning something never feels urgent.",
    Gemini:
      "Two people do business because you introduced them. You forgot to follow up, so you earn nothing from it and have nothing to show.",
    Cancer:
      "Your loyalty shows in practical help, and you change the subject when you are thanked. So the company never learns how much it owes you.",
    Leo: "One cool remark about your work makes you redo the whole thing on a larger scale, when your boss only wanted a small correction.",
    Virgo:
      "Evenings go into repairing what you launched too early. Since you never mention those repairs, they aren’t paid for or counted.",
    Libra:
      "You ask for a raise as a joke and take it back when the boss frowns. After that, changing jobs seems easier than asking again.",
    Scorpio:
      "Long before others notice, you see what is going wrong and keep smiling. When you finally complain, it is about something small, and it seems petty.",
    Sagittarius:
      "You mean what you promise a client. By the time your team has rearranged its work, you have another idea, and they trust you less.",
    Capricorn:
      "Your long-term plan is something you work on alone in the evening. Your boss knows nothing of it and sees only how well you handle trouble.",
    Aquarius:
      "You open the way for other people and then want the next challenge, so they are the ones who build something lasting.",
    Pisces:
      "Every colleague in trouble gets your help at once, and your own applications wait for a free day that you have promised to someone.",
  },
  INFJ: {
    Aries:
      "Your allies would have helped if you had sent the first angry draft. By making it so polite, you left them nothing to answer.",
    Taurus:
      "One phone call would start the change. You keep putting it off, because staying feels loyal and leaving feels like a risk.",
    Gemini:
      "Saying yes to every interesting person feels kind, because you hate to disappoint anyone. Your own work gets the hours that are left.",
    Cancer:
      "Each request is reasonable by itself, so you accept it. And because you sound cheerful about it, no manager sees that you have too much to do.",
    Leo: "When your work goes out under other people’s names, your boss can’t see what you add, and has no reason to keep you.",
    Virgo:
      "Clearing your inbox earns quick thanks, so you do that first. The idea that would get you noticed stays unstarted, because you’re afraid of doing it badly.",
    Libra:
      "Looking for the sentence that both sides can accept, you leave your own view out, so important decisions go to someone who states an opinion.",
    Scorpio:
      "Listening to each story to the end feels like loyalty, because you hate to leave anyone alone with it. Your own plans lose those hours.",
    Sagittarius:
      "Long before the speech, you were planning in private to leave. Because you told nobody, your colleagues had no chance to change anything.",
    Capricorn:
      "Since you stay until nine and finish everything, your boss believes that you have time for it all, and your own project never gets any.",
    Aquarius:
      "In meetings you can explain which rule causes the trouble. You don’t write it down afterward, so the solution is never connected with you.",
    Pisces:
      "Taking in everyone’s moods wears you out. You need to rest, feel ashamed of it, and make up for it by working late on someone else’s project.",
  },
  INFP: {
    Aries:
      "Small annoyances go unmentioned until you are ready to resign, because you hate to hurt anyone. By then it is too late for your boss to act.",
    Taurus:
      "Feeling guilty about the secure job lets you keep it, because the guilt tells you that you still have your ideals.",
    Gemini:
      "Your own ideas stay in notes, since there they can’t be criticized. Your wit goes into presentations with someone else’s name on them.",
    Cancer:
      "You hope that someone will notice how much you do, and you only hint at it. Managers rarely understand hints, so nothing gets better.",
    Leo: "You leave your best work where someone ought to find it. When you aren’t asked about it, you lose interest and call that principle.",
    Virgo:
      "Being tired makes you criticize each sentence as soon as it is written, so one more good beginning goes into the drawer.",
    Libra:
      "In the meeting you agree with the plan, and afterward you repair it on your own. The better version doesn’t carry your name.",
    Scorpio:
      "What people tell you at your desk is secret, so you can’t mention it in a review. The time it takes looks like time you wasted.",
    Sagittarius:
      "After a remark that was too blunt, starting somewhere new feels easier than talking it over. A principle gives you a good reason to leave.",
    Capricorn:
      "Breaking a promise to someone would shame you, so those promises come first. The one you made to yourself has to wait, year after year.",
    Aquarius:
      "You take everyone’s unusual ideas seriously and leave without mentioning your own, so the change you have thought out never comes up.",
    Pisces:
      "You can’t bear to see anyone struggle, so you promise help before you have counted the hours. Your own work waits until you are worn out.",
  },
  INTJ: {
    Aries:
      "Colleagues who learned of your plan too late don’t want to carry it out. Most of them would have helped if you had asked them first.",
    Taurus:
      "You know that you ought to leave within two years. In the meantime you ask for small comforts, and each one makes it easier to stay.",
    Gemini:
      "You talk about a plan so well that it feels finished. Someone else carries it out, while you are excited about the next one.",
    Cancer:
      "You care about your new colleagues and don’t show it. Then you wait for one of them to ask how you are, and you wait in vain.",
    Leo: "When you criticize, everyone hears you clearly. When you have made something excellent, you barely mention it, so people know you mainly for objections.",
    Virgo:
      "You correct other people’s papers until they are perfect. The project you want to be known for waits, because it isn’t perfect yet.",
    Libra:
      "You have an opinion before anyone else does, but saying it would spoil the mood, so you offer polite options and someone else decides.",
    Scorpio:
      "You test new colleagues for years without telling them, so there is never anyone you trust enough to leave with or to start again with.",
    Sagittarius:
      "Having shown everyone the right way, you leave before the slow part. The people who stay carry out a weaker plan and get the credit.",
    Capricorn:
      "Each emergency earns you respect, so you accept it. Your own idea is always put off until after the next promotion, which then doesn’t come.",
    Aquarius:
      "People go on using what you designed, but you leave so quietly that no one remembers whose idea it was.",
    Pisces:
      "The work you dream about would mean leaving. Because that frightens you, you put it off and serve the old place even more strictly.",
  },
  INTP: {
    Aries:
      "Because you state your conclusion once, quickly and in full, even colleagues who agree with you can’t repeat it when the money is given out.",
    Taurus:
      "After weeks of testing, you wait to be asked what you found. Your boss asks the person who speaks up first.",
    Gemini:
      "As soon as a colleague understands your idea, the colleague presents it. Your own report is past its interesting part, so it waits.",
    Cancer:
      "Missing the old days, you argue about methods instead, so your new boss meets a critic and doesn’t know that you are sad.",
    Leo: "Anyone who asks gets a brilliant explanation. The written version waits until it has no gaps left, and so the decision is made without it.",
    Virgo:
      "With each repair you explain how it works and leave out who did it, so people remember the result and forget you.",
    Libra:
      "You want to be fair to every colleague’s view before you form your own. By that time the decision has been made.",
    Scorpio:
      "Your calm, exact questions sound like distrust to a new boss, although you mostly want to know whether you still belong there.",
    Sagittarius:
      "To keep people interested, you exaggerate and skip the dull work of checking. So colleagues enjoy your ideas and rely on someone else’s facts.",
    Capricorn:
      "The things you set up run so well after you leave that no one asks who built them, and you never tell them.",
    Aquarius:
      "Other people’s strange ideas get your serious help. Your own you hold back, because any short version of it seems inaccurate to you.",
    Pisces:
      "The change in mood reaches you before it reaches others. Because you withdraw and say nothing, colleagues who feel the same don’t find you.",
  },
  ISFJ: {
    Aries:
      "If someone else were passed over, you would object at once. For yourself you wait so long that the decision has been made.",
    Taurus:
      "When a colleague suggests a change, you smile and go on as before. They think you agreed, and then they find that you didn’t.",
    Gemini:
      "Introducing the right people to each other is your best work, but once they have met, they forget who brought them together.",
    Cancer:
      "At work, too, you hope that someone will sense what you need. A boss who has to guess usually guesses that you are content.",
    Leo: "Because you celebrate everyone else’s promotion from the background, your boss concludes that you prefer it there.",
    Virgo:
      "You repair the new system’s mistakes without mentioning them, so your boss hears that you have doubts and never sees the reasons.",
    Libra:
      "If you say that any task is fine and do the dullest one with a smile, people believe that you like it and give you more.",
    Scorpio:
      "Once someone has let you down, you do your work and share nothing. In your mind you have left, but you stay for years.",
    Sagittarius:
      "For years you say nothing about wanting more. Then it comes out in one dramatic sentence, and people take it for a bad mood.",
    Capricorn:
      "Since you run both systems and make it look easy, your boss sees no reason to take the old one off your hands.",
    Aquarius:
      "Your most original idea is told to one colleague in private. Later it comes up in a meeting as part of that colleague’s work.",
    Pisces:
      "All day you look after people who are sad, and at night you are too tired to plan a better future for yourself.",
  },
  ISFP: {
    Aries:
      "You decide to leave alone and without a word, because you hate to be watched. So your boss can’t offer you the work you wanted.",
    Taurus:
      "You agree to new plans and stay where you are comfortable, so years later you are still carrying out other people’s mistakes.",
    Gemini:
      "Interviewers hear the funny stories and not what you cared about in each job, which would show them how those jobs belong together.",
    Cancer:
      "Your own idea stays in your head while you nod through the meeting, so everyone believes that you prefer the old method.",
    Leo: "Hoping that someone will admire the work itself, you say nothing about it, so your boss offers a promotion that takes you away from it.",
    Virgo:
      "Naming the big flaw would start a quarrel, so you perfect your own small part until late at night, and the flaw stays.",
    Libra:
      "Since you hate to disappoint a hopeful employer, you take the job that someone else wants for you. Your history shows their wishes, not yours.",
    Scorpio:
      "At home you go over how that position was given away, word for word. Your manager never hears it, so the next decision is no different.",
    Sagittarius:
      "Your boss hears the decision and none of the weeks of thinking that led to it. Those reasons would have changed something if you had said them.",
    Capricorn:
      "Everything you hand in is careful and on time, so your boss has no way to know that you would have done it differently.",
    Aquarius:
      "You do useful work and leave before anyone can thank you, so no former boss knows you well enough to recommend you.",
    Pisces:
      "Anyone who looks unhappy can have your free day, so you don’t get to try your own way and show that you can do more.",
  },
  ISTJ: {
    Aries:
      "Juniors would gladly help, but you hand them finished instructions instead of a share in the planning, so they never learn to spare you the work.",
    Taurus:
      "When someone tells you about an opening, you say no before you have heard the details, so people stop telling you.",
    Gemini:
      "Because you keep on checking in private, colleagues don’t get your knowledge in time, and they follow someone who sounds certain and knows less.",
    Cancer:
      "When you are hurt, you take refuge in getting things done. Your boss admires how well it all runs and doesn’t see that anything is wrong.",
    Leo: "Other people’s successes reach the boss because you report them. Your own depend on someone finding them by chance, and few people look.",
    Virgo:
      "You keep rereading your application because it has to be perfect, and a colleague who sent one with a typo gets the interview.",
    Libra:
      "Your politeness in January is taken for agreement. When you object in writing two months later, people feel that you have changed sides.",
    Scorpio:
      "In private you have stopped trusting your employer. Nobody there knows that you expected more, and so they see nothing to put right.",
    Sagittarius:
      "You read about a better position as you read about trips, thoroughly and for months, so the deadline passes before you have applied.",
    Capricorn:
      "You remind everyone of what they owe, but you never mention what is owed to you. A raise goes to those who ask for one.",
    Aquarius:
      "Full of good objections, you sit through the meeting and write the minutes, so the record shows that everyone agreed.",
    Pisces:
      "Early on you felt that something was wrong with the promise, but you had no evidence, so you ignored it. Now you hide the disappointment too.",
  },
  ISTP: {
    Aries:
      "Because you win and then act as if it had been easy, your boss doesn’t think of it when a permanent job is filled.",
    Taurus:
      "For years you keep things running and still call the job temporary, so you aren’t included in a long-term plan.",
    Gemini:
      "Once you have learned the trick, you want to learn another. Colleagues who need you for the rest of the job can’t reach you.",
    Cancer:
      "Your help shows every day, but you don’t say that you stay for that colleague’s sake, so your boss believes that you like the job.",
    Leo: "When you do show your best, you hope to be asked to stay. Your boss doesn’t ask, because you act as if you didn’t care.",
    Virgo:
      "Your work is so reliable that it isn’t checked anymore, and so people have forgotten how much care it takes.",
    Libra:
      "In the first week you see the mistake and stay polite. When you finally mention it, you are about to leave, and it’s too late.",
    Scorpio:
      "For other people you find out at once who can help. Your own trouble stays secret until the morning you resign.",
    Sagittarius:
      "In a good mood you promise a big repair, and later you drop it without a word. Your boss had counted on it and trusts you less.",
    Capricorn:
      "Since you take on the responsibility and say little, everyone believes that you want no more than that. Your own wish waits for the next project.",
    Aquarius:
      "You invent something useful and move on before it is finished. Another person finishes it, and in time it carries that person’s name.",
    Pisces:
      "You sense early that the place is in trouble. Because you can’t show any evidence, you don’t warn people who would have listened.",
  },
};
