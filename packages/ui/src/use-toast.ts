import { useSyncExternalStore } from "react";

/** How long a toast stays on show unless it says otherwise. */
export const TOAST_DURATION_MS = 5_000;
/** How long a dismissed toast is remembered before its record is dropped. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastAction {
  label: string;
  onSelect: () => void;
  /** Says where else the same thing can be done, for people who cannot reach the toast in time. */
  altText?: string;
}

export interface ToastContent {
  title?: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: ToastAction;
  durationMs?: number;
}

export interface ToastRecord extends ToastContent {
  id: string;
  open: boolean;
}

export interface ToastHandle {
  id: string;
  dismiss: () => void;
  update: (content: ToastContent) => void;
}

// At most one record: a new toast replaces the current one.
let records: readonly ToastRecord[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastRecord[]) {
  records = next;
  for (const listener of listeners) listener();
}

function cancelRemovals() {
  for (const timer of removals.values()) clearTimeout(timer);
  removals.clear();
}

/** Shows a toast from anywhere, inside React or not. The toast on show, if any, gives way to it. */
export function toast(content: ToastContent): ToastHandle {
  lastNumber += 1;
  const id = `toast-${lastNumber}`;
  cancelRemovals();
  publish([{ ...content, id, open: true }]);
  return {
    id,
    dismiss: () => {
      dismissToast(id);
    },
    update: (change) => {
      publish(records.map((record) => (record.id === id ? { ...record, ...change } : record)));
    },
  };
}

/** Closes the toast with this id, or whichever is on show. Its record is dropped much later. */
export function dismissToast(id?: string) {
  const closing = records.filter((record) => record.open && (id === undefined || record.id === id));
  if (closing.length === 0) return;
  publish(
    records.map((record) => (closing.includes(record) ? { ...record, open: false } : record)),
  );
  for (const record of closing) {
    const timer = setTimeout(() => {
      removals.delete(record.id);
      publish(records.filter((kept) => kept.id !== record.id));
    }, TOAST_REMOVE_DELAY_MS);
    removals.set(record.id, timer);
  }
}

/** Forgets every toast and its timers at once. */
export function clearToasts() {
  cancelRemovals();
  publish([]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function getRecords() {
  return records;
}

/** The current toast records, at most one, as React state. */
export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(subscribe, getRecords, getRecords);
}
