import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { useState, type KeyboardEvent } from 'react';

type TriageOptions = {
  applications: readonly JobApplication[];
  statuses: readonly ApplicationStatus[];
  onChange: (application: JobApplication, status: ApplicationStatus) => void;
  onCurriculum: (application: JobApplication | undefined) => void;
  /** The CV that stands beside the list follows whoever is looked at. */
  isCurriculumOpen: boolean;
};

/** Marks what the arrow keys go through: one control a row. */
export const triageRow = (id: number) => ({ 'data-triage-row': id });

/**
 * Reviewing by keys, when somebody has switched it on: arrows go from applicant to applicant, a
 * digit gives a status, C shows the CV. The keys count only while one of the rows has the focus, so
 * they never take a letter from anybody (WCAG 2.1.4), and a screen reader follows the focus.
 */
export function useTriage(options: TriageOptions) {
  const { applications, statuses, onChange, onCurriculum, isCurriculumOpen } = options;
  const [isOn, setOn] = useState(false);

  function move(list: HTMLElement, from: JobApplication, step: number) {
    const next = applications[applications.indexOf(from) + step];
    if (!next) return;
    focusRow(list, next.id);
    if (isCurriculumOpen) onCurriculum(next);
  }

  function actionOf(key: string, list: HTMLElement, application: JobApplication) {
    const step = steps[key];
    const status = statusAt(key, statuses);
    if (step !== undefined) return () => move(list, application, step);
    if (status) return () => status.id !== application.status.id && onChange(application, status);
    if (key === 'c' || key === 'C') return () => onCurriculum(application);
    if (key === 'Escape' && isCurriculumOpen) return () => onCurriculum(undefined);
    return undefined;
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const application = isOn && applicationAt(event.target, applications);
    if (!application || isShortcut(event)) return;
    const action = actionOf(event.key, event.currentTarget, application);
    if (!action) return;
    event.preventDefault();
    action();
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

const focusRow = (list: HTMLElement, id: number) =>
  list.querySelector<HTMLElement>(`[data-triage-row="${id}"]`)?.focus();
