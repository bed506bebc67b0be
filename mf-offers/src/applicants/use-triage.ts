import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { useState, type KeyboardEvent } from 'react';

type TriageOptions = {
  applications: readonly JobApplication[];
  statuses: readonly ApplicationStatus[];
  onChange: (application: JobApplication, status: ApplicationStatus) => void;
};

/** Marks what the arrow keys go through: one control a row. */
export const triageRow = (id: number) => ({ 'data-triage-row': id });

/**
 * Reviewing by keys, when somebody has switched it on: arrows go from applicant to applicant, a
 * digit gives a status. The keys count only while one of the rows has the focus, so they never
 * take a letter from anybody (WCAG 2.1.4), and a screen reader follows the focus.
 */
export function useTriage({ applications, statuses, onChange }: TriageOptions) {
  const [isOn, setOn] = useState(false);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const application = isOn && applicationAt(event.target, applications);
    if (!application || isShortcut(event)) return;
    const step = steps[event.key];
    const status = statusAt(event.key, statuses);
    if (step !== undefined) focusNeighbour(event.currentTarget, application.id, step);
    if (status && status.id !== application.status.id) onChange(application, status);
    if (step !== undefined || status) event.preventDefault();
  }

  return { isOn, toggle: () => setOn(!isOn), handleKey };
}

/** The browser's and the system's own. */
const isShortcut = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => ctrlKey || altKey || metaKey;

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

const statusAt = (key: string, statuses: readonly ApplicationStatus[]) =>
  /^[1-9]$/.test(key) ? statuses[Number(key) - 1] : undefined;

function applicationAt(target: EventTarget, applications: readonly JobApplication[]) {
  const row = target instanceof HTMLElement ? target.dataset['triageRow'] : undefined;
  return applications.find(({ id }) => String(id) === row);
}

function focusNeighbour(list: HTMLElement, id: number, step: number) {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-triage-row]')];
  const at = rows.findIndex(({ dataset }) => dataset['triageRow'] === String(id));
  rows[at + step]?.focus();
}
