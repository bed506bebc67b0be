import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { isHandled } from '@portal/kit/format/error-message';
import {
  offerApplicationsResource,
  updateJobApplication,
} from '@portal/kit/resources/job-applications';
import { showAlert, showNotice, useResourceCache, type ResourceCache } from '@portal/runtime';
import { useEffect, useState } from 'react';
import { createStatusQueue } from './status-queue';

/** How long a key's change waits for the next one, in milliseconds (reading A49). */
const typingPause = 400;

/**
 * Saves each change of a status at once; the screen shows it before the server confirms it. Who
 * reviews one applicant after another is told in passing, not by an alert (reading A50).
 */
export function useStatusChanges(offerId: number) {
  const cache = useResourceCache();
  const [queue] = useState(() =>
    createStatusQueue({
      save: updateJobApplication,
      onSaved: tellSuccess,
      onFailed: (saved, error) => {
        showInList(cache, offerId, saved);
        if (!isHandled(error)) void tellFailure();
      },
    }),
  );

  useEffect(() => queue.flush, [queue]);

  return {
    flush: queue.flush,
    change: (application: JobApplication, status: ApplicationStatus, isTyping: boolean) => {
      const delay = isTyping ? typingPause : 0;
      showInList(cache, offerId, queue.change(application, status, { delay }));
    },
    review: (application: JobApplication, status: ApplicationStatus) => {
      showInList(cache, offerId, queue.change(application, status, { isQuiet: true }));
    },
  };
}

function showInList(cache: ResourceCache, offerId: number, changed: JobApplication) {
  const { key } = offerApplicationsResource(offerId);
  const { data } = cache.read(key);
  if (!Array.isArray(data)) return;
  cache.replace(
    key,
    data.map((application: JobApplication) =>
      application.id === changed.id ? { ...application, status: changed.status } : application,
    ),
  );
}

const savedText = 'El estado ha sido actualizado correctamente.';

function tellSuccess(isQuiet: boolean) {
  if (isQuiet) showNotice({ kind: 'success', text: savedText });
  else void showAlert({ kind: 'success', title: 'Estado actualizado', text: savedText });
}

const tellFailure = () =>
  showAlert({
    kind: 'error',
    title: 'Error',
    text: 'Hubo un error al actualizar el estado. Por favor, inténtalo de nuevo.',
  });
