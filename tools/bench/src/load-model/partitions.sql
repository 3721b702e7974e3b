-- The funnel's events by the day, instead of the one table of apps/api/src/db/migrations/0006-panel.ts. A key
-- of a partitioned table holds what it is partitioned by. A sequence of its own gives the ids: an identity
-- column would not reach partitions that are attached later (PostgreSQL 15).
create sequence funnel_events_by_day_id cache 100;

create table funnel_events_by_day (
  id bigint not null default nextval('funnel_events_by_day_id'),
  visit_id uuid not null,
  step smallint not null,
  occurred_at timestamptz not null,
  value double precision,
  metadata jsonb,
  primary key (occurred_at, id)
) partition by range (occurred_at);

create index funnel_events_by_day_visit_id_idx on funnel_events_by_day (visit_id);
