import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';

const InviteDialog = lazyPart(async () => (await import('./invite-dialog')).InviteDialog);

type InviteButtonProps = { sendsMail: boolean; onChanged: () => Promise<void> };

export function InviteButton(props: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="accent"
        width={{ base: '100%', sm: 'auto' }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden size={18} />
        Invitar a una persona
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
