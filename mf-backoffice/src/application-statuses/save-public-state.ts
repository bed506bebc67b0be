import type { ApplicationStatusRecord } from '@portal/contract/application-status';
import {
  publicStateField,
  publicStateTexts,
  type ChosenState,
} from '@portal/contract/public-state';
import { saveOver } from '@portal/kit/editing/save-over';
import {
  applicationStatusesResource,
  updatePublicState,
} from '@portal/kit/resources/application-statuses';

/**
 * Saves the public meaning of a status. Asks the user first if a colleague changed the same status.
 */
export const savePublicState = (before: ApplicationStatusRecord, state: ChosenState) =>
  saveOver({
    before,
    of: { subject: 'applicationStatus', id: before.id },
    // The texts on screen, so that a conflict can be shown with them.
    entry: { publicState: publicStateTexts[state] },
    fields: [{ label: publicStateField.label, name: 'publicState', read: stateText }],
    toFields: (status) => ({ publicState: stateText(status) }),
    save: (status) => updatePublicState({ ...status, publicState: state }),
    reload: () => readStatus(before.id),
  });

const stateText = ({ publicState }: ApplicationStatusRecord) =>
  publicState ? publicStateTexts[publicState] : '';

async function readStatus(id: number) {
  const status = (await applicationStatusesResource.load()).find((each) => each.id === id);
  if (!status) throw new Error('The application status no longer exists.');
  return status;
}
