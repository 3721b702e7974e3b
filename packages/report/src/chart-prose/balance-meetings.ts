import type { Element, MbtiType, Modality } from "@cosmic/domain";

/** Where a type meets the element that leads the chart: type half, joint, element half, full stop. */
export const typeInElement: {
  joint: string;
  byType: Record<MbtiType, string>;
  byElement: Record<Element, string>;
} = {
  joint: ", while ",
  byType: {
    INTJ: "You set each fact of the sky into one long design",
    INTP: "You take the wheel apart to see what drives it",
    ENTJ: "You look along the wheel for the next decision",
    ENTP: "You hold every reading up beside its opposite",
    INFJ: "You wait for the one image that gathers the rest",
    INFP: "You keep the lines that ring true and leave the others be",
    ENFJ: "You read these positions with somebody else in mind",
    ENFP: "You see a dozen possible stories in the same ten points",
    ISTJ: "You go through the positions in order and check them twice",
    ISFJ: "You look for what the pattern asks you to take care of",
    ESTJ: "You sort the chart into what can be used this week",
    ESFJ: "You measure the wheel against the people you know best",
    ISTP: "You test each symbol once, as you would a new tool",
    ISFP: "You let the picture work on you before any explanation",
    ESTP: "You skim the page for the part that calls for action",
    ESFP: "You read the liveliest lines aloud and enjoy the company",
  },
  byElement: {
    Fire: "the fire that leads your chart would rather begin now and explain later",
    Earth: "the earth that leads your chart asks for something that can be held",
    Air: "the air that leads your chart wants the whole of it talked over",
    Water: "the water that leads your chart listens for how everything feels",
  },
};

/** Where a type meets the modality that leads the chart. */
export const typeInModality: {
  joint: string;
  byType: Record<MbtiType, string>;
  byModality: Record<Modality, string>;
} = {
  joint: ", and ",
  byType: {
    INTJ: "A change of plan sends you back to the drawing board for an hour",
    INTP: "An altered plan interests you chiefly for what it says about the first",
    ENTJ: "When a plan fails you have the next one on the table by lunch",
    ENTP: "A broken plan rather cheers you by leaving room to improvise",
    INFJ: "You often sense a change of plan before it is announced",
    INFP: "A sudden change of plan needs a quiet corner before you can like it",
    ENFJ: "When plans change you look first at who will mind",
    ENFP: "A change of plan looks to you like a parcel still in its string",
    ISTJ: "You like a changed plan in writing, with the old one kept on file",
    ISFJ: "A changed plan has you checking quietly that nobody was forgotten",
    ESTJ: "When a plan slips you give it a new hour and a new owner",
    ESFJ: "You ring round in person when a plan has to change",
    ISTP: "A change of plan suits you as long as your hands stay free",
    ISFP: "You go along with a changed plan if the new one seems kind",
    ESTP: "You are out of the door with the new plan while the old one is warm",
    ESFP: "A change of plan is often where your evening starts to improve",
  },
  byModality: {
    Cardinal: "the cardinal signs that lead your chart are already opening the next gate",
    Fixed: "the fixed signs that lead your chart keep hold of what was first agreed",
    Mutable: "the mutable signs that lead your chart have two other roads in reserve",
  },
};
