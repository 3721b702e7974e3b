import { Check } from "lucide-react";
import { Avatar } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Card, CardTitle } from "../card.tsx";
import { Disclosure, DisclosureList } from "../disclosure.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Notice } from "../notice.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton.tsx";
import { Chapter, Row, Specimen } from "./specimen.tsx";

export function SurfaceSpecimens() {
  return (
    <Chapter numeral="V" title="Surfaces">
      <Specimen name="Card">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Card corners>
            <CardTitle>With corners</CardTitle>
            <p className="mt-2 text-ink-muted">
              An engraved plate, for the few things that matter.
            </p>
          </Card>
          <Card tone="plain">
            <CardTitle>Plain</CardTitle>
            <p className="mt-2 text-ink-muted">A hairline on the ground of the page.</p>
          </Card>
          <Card tone="signal">
            <CardTitle>Signal</CardTitle>
            <p className="mt-2 text-ink-muted">Something has gone wrong, or is about to.</p>
          </Card>
          <Card asChild interactive>
            <a href="#main">
              <span className="text-xl">A card that leads on</span>
              <span className="mt-2 block text-ink-muted">The whole plate is the link.</span>
            </a>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          <Badge>Preview</Badge>
          <Badge variant="metal">192</Badge>
          <Badge variant="signal">High</Badge>
          <Badge variant="good" icon={<Check />}>
            Complete
          </Badge>
        </Row>
      </Specimen>
      <Specimen name="Avatar">
        <Row>
          <Avatar initials="AL" size="sm" />
          <Avatar initials="AL" />
          <Avatar initials="AL" size="lg" alt="Ada Lovelace" />
        </Row>
      </Specimen>
      <Specimen name="Notice">
        <div className="flex max-w-2xl flex-col gap-4">
          <Notice title="For your information">A quiet remark with a second sentence.</Notice>
          <Notice
            variant="signal"
            title="This could not be loaded"
            action={
              <Button size="sm" variant="secondary">
                Try again
              </Button>
            }
          >
            The server did not answer.
          </Notice>
          <Notice variant="good" title="Done" />
        </div>
      </Specimen>
      <Specimen name="Disclosure">
        <DisclosureList>
          <Disclosure summary="What is the ecliptic?" group="specimen" defaultOpen>
            <p>The path of the Sun among the stars in the course of a year.</p>
          </Disclosure>
          <Disclosure
            summary="And a question long enough to run over two lines on a small screen?"
            group="specimen"
          >
            <p>Then it does so, and the cross keeps its place.</p>
          </Disclosure>
        </DisclosureList>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="max-w-md">
          <SkeletonGroup label="Loading">
            <div className="flex flex-col gap-4">
              <Row>
                <Skeleton shape="circle" />
              </Row>
              <Skeleton shape="title" />
              <Skeleton lines={3} />
              <Skeleton shape="block" />
            </div>
          </SkeletonGroup>
        </div>
      </Specimen>
      <Specimen name="Empty state">
        <Card padding="none" tone="plain">
          <EmptyState
            title="Nothing here yet"
            description="What you make will be kept in this place."
            action={<Button>Make the first one</Button>}
          />
        </Card>
      </Specimen>
    </Chapter>
  );
}
