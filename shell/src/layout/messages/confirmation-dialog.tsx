import { Button } from '@portal/kit/ui/button';
import { answerConfirmation, useConfirmation, type ShownConfirmation } from '@portal/runtime';
import { useRef } from 'react';
import { Modal } from '../../modal/modal';
import { KindIcon } from './kind-icon';
import { MessageText } from './message-text';

export function ConfirmationDialog() {
  const confirmation = useConfirmation();
  return confirmation && <OpenConfirmation key={confirmation.id} {...confirmation} />;
}

/** Focuses the button that loses nothing. */
function OpenConfirmation({ title, text, details, ...labels }: ShownConfirmation) {
  const cancelButton = useRef<HTMLButtonElement>(null);

  return (
    <Modal
      title={title}
      text={<MessageText text={text} details={details} />}
      icon={<KindIcon kind="warning" />}
      initialFocus={cancelButton}
      onClose={decline}
      footer={
        <>
          <Button ref={cancelButton} variant="outline" onClick={decline}>
            {labels.cancelLabel}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {labels.confirmLabel}
          </Button>
        </>
      }
    />
  );
}

const decline = () => answerConfirmation(false);
const confirm = () => answerConfirmation(true);
