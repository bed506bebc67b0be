import type { Offer } from '@portal/contract/offer';
import { offerManagementPath } from '@portal/kit/routing/staff-paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { ClipboardPen } from 'lucide-react';

export function ManageLink({ offer }: { offer: Offer }) {
  const label = `Gestionar ${offer.title}`;

  return (
    <LinkButton
      to={offerManagementPath(offer.id)}
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
    >
      <ClipboardPen aria-hidden size={20} />
    </LinkButton>
  );
}
