import type { Delivery } from '@portal/contract/account-entry';
import { RadioCards } from '../page-parts/radio-cards';

type DeliveryChoiceProps = {
  /** False if the server sends no mail, which leaves nothing to choose. */
  sendsMail: boolean;
  value: Delivery;
  onChange: (delivery: Delivery) => void;
};

const byMail = { value: 'mail', label: 'Por correo', text: 'Se envía al guardar.' } as const;
const byHand = { value: 'link', label: 'Copio un enlace', text: 'Se lo haces llegar tú.' } as const;

export const DeliveryChoice = ({ sendsMail, ...choice }: DeliveryChoiceProps) => (
  <RadioCards<Delivery>
    legend="Cómo le llega"
    options={sendsMail ? [byMail, byHand] : [byHand]}
    {...choice}
  />
);
