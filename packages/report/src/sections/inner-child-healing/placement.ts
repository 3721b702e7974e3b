import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Hurt turns into anger within seconds, since the Moon in Aries acts before it knows the name of what it feels, and an hour later the anger is gone, while the softer feeling underneath was missed by everyone, you included. After a flare, go back. What did you want from that person just before?",
  Taurus:
    "The Moon is exalted in Taurus, where it is calmed by sameness, a known meal, a favorite chair, a familiar voice, so that a change of plans upsets you more than you let on and comes out as stubbornness. Eat and rest first. Then see how you feel.",
  Gemini:
    "When something hurts, you talk about it or think about it, sometimes instead of feeling it, because the Moon in Gemini is soothed by being answered and can explain a sadness very well without being sad. Tonight, tell someone how you are. Leave out the reasons.",
  Cancer:
    "The Moon rules Cancer, and other people’s moods reach you before anyone has spoken, while the way a kindness or a slight felt stays for years, making you caring and easily hurt. Some feelings outlive their cause. Ask one how old it is.",
  Leo: "Ignored, the Moon in Leo performs a little harder, or proudly pretends that it doesn’t care, and neither gets you what you wanted, which was to be noticed. The need is as real as sleep. Show one person you trust something you made, and ask them to look.",
  Virgo:
    "The Moon in Virgo hopes to be loved for being useful. It tidies, helps, asks for nothing, remembers one mistake among ten successes, and under stress looks for something to fix, because sitting with a feeling is harder than any repair. Leave a task undone today, and notice that people still like you.",
  Libra:
    "Tension between other people gets under your skin, so the Moon in Libra turns charming when it’s uneasy, smooths things over, and finds out only afterward what it felt. The next time two people disagree in front of you, stay, and let them. Their peace is their own affair.",
  Scorpio:
    "Nobody can comfort a feeling that never shows, and the Moon in Scorpio traditionally learns to read others closely and give nothing away, a sensible precaution where talking isn’t safe. Is it still needed? Tell one person you trust a single true thing, and watch what happens.",
  Sagittarius:
    "A trip, a joke, a plan for next weekend: that’s how the Moon in Sagittarius answers sadness, since it needs space and something to look forward to, and feels trapped when told to sit still. Cheerfulness this quick can outrun the feeling. Give it ten minutes first.",
  Capricorn:
    "Being useful can feel safer than being comforted, and the Moon in Capricorn, the serious child of the tradition, the one praised for needing little, still meets distress, even as an adult, by getting organized. Others then assume you’re fine. Ask for help with something you could manage alone, for practice.",
  Aquarius:
    "The Moon in Aquarius is often described as the child who felt different and made a virtue of it, and who, when upset, steps back, analyzes the situation and says that all is fine. Loneliness comes later. Tell a friend on the same day, before you’ve understood it.",
  Pisces:
    "Was that sadness yours, or did you pick it up from someone? The Moon in Pisces takes in other people’s moods unnoticed, is said to be tender and imaginative, and under strain it daydreams, sleeps, or says that nothing is wrong. Rest does help. After time in company, ask that question again.",
};
