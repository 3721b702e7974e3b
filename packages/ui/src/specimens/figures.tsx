import { SIGN_GLYPHS } from "@cosmic/domain/glyphs";
import { Button } from "../button.tsx";
import { FigureRing } from "../figure-ring.tsx";
import { Orbit } from "../orbit.tsx";
import { Container } from "../page-frame.tsx";
import { ZodiacGlyph } from "../zodiac-glyph.tsx";
import { Chapter, Row, Specimen } from "./specimen.tsx";

const SIGNS = Object.keys(SIGN_GLYPHS) as (keyof typeof SIGN_GLYPHS)[];

export function FigureSpecimens() {
  return (
    <>
      <Container>
        <div className="grid items-center gap-10 py-14 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-20">
          <div className="flex flex-col items-start gap-6">
            <p className="label-caps text-brass">Display, lead and main control</p>
            <h1 className="text-display">An almanac of every part</h1>
            <p className="max-w-[44ch] text-xl text-ink-muted">
              Ink on warm paper by day, starlight on ink by night; hairlines, ticks and one metal.
            </p>
            <Row>
              <Button size="lg">Begin here</Button>
              <Button size="lg" variant="quiet">
                Read first
              </Button>
            </Row>
          </div>
          <div className="mx-auto w-full max-w-[34rem]">
            <FigureRing longitude={27.2} title="The ecliptic, with the Sun at 27 degrees Aries" />
          </div>
        </div>
      </Container>
      <Chapter numeral="I" title="Figures">
        <Specimen name="Zodiac glyph">
          <div className="grid grid-cols-3 gap-6 sm:grid-cols-4 lg:grid-cols-6">
            {SIGNS.map((sign) => (
              <div key={sign} className="flex flex-col items-center gap-2">
                <ZodiacGlyph sign={sign} size="lg" />
                <span className="label-caps text-ink-faint">{sign}</span>
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen name="Figure ring, quiet">
          <div className="w-48">
            <FigureRing detail="quiet" longitude={200} />
          </div>
        </Specimen>
        <Specimen name="Orbit">
          <Row>
            <Orbit size="sm" />
            <Orbit size="md" />
            <Orbit size="lg" />
            <Orbit size="xl" label="Working" />
          </Row>
        </Specimen>
      </Chapter>
    </>
  );
}
