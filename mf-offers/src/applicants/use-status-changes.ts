import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { isHandled } from '@portal/kit/format/error-message';
import {
  offerApplicationsResource,
  updateJobApplication,
} from '@portal/kit/resources/job-applications';
import { showAlert, useResourceCache, type ResourceCache } from '@portal/runtime';
import { useEffect, useState } from 'react';
import { createStatusQueue } from './status-queue';

/** How long a key's change waits for the next one, in milliseconds (reading A49). */
const typingPause = 400;

/** Saves each change of a status at once; the screen shows it before the server confirms it. */
export function useStatusChanges(offerId: number) {
  const cache = useResourceCache();
  const [queue] = useState(() =>
    createStatusQueue({
      save: updateJobApplication,
      onSaved: () => void tellSuccess(),
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
      const wanted = queue.change(application, status, isTyping ? typingPause : 0);
      showInList(cache, offerId, wanted);
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

const tellSuccess = () =>
  showAlert({
    kind: 'success',
    title: 'Estado actualizado',
    text: 'El estado ha sido actualizado correctamente.',
  });

const tellFailure = () =>
  showAlert({
    kind: 'error',
    title: 'Error',
    text: 'Hubo un error al actualizar el estado. Por favor, inténtalo de nuevo.',
  });
