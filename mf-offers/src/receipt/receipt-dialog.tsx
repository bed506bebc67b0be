import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { Copy, Printer, Trash2 } from 'lucide-react';
import { copyText } from './copy-text';
import type { Receipt } from './receipt';
import { receiptFacts, receiptText } from './receipt-facts';

export type ReceiptDialogProps = {
  receipt: Receipt;
  onClose: () => void;
  /** The visitor wants it gone from this device. */
  onDelete: () => void;
};

/** A copy of the application that was sent, with the code that names it. */
export function ReceiptDialog({ receipt, onClose, onDelete }: ReceiptDialogProps) {
  return (
    <Dialog
      title="Comprobante de postulación"
      isOpen
      onClose={onClose}
      footer={<Tools receipt={receipt} />}
    >
      <chakra.dl display="grid" gap="3">
        {receiptFacts(receipt).map(({ label, value }) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '160px 1fr' }}
            columnGap="4"
          >
            <chakra.dt color="ink.muted" textStyle="sm">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="600">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {receipt.answers.length > 0 && <Answers answers={receipt.answers} />}
      <chakra.div marginTop="5" _print={{ display: 'none' }}>
        <chakra.p textStyle="sm" color="ink.muted">
          Este comprobante está solo en este dispositivo. Guarda una copia si es compartido.
        </chakra.p>
        <Button variant="ghost" size="sm" marginInline="-3" onClick={onDelete}>
          <Trash2 aria-hidden size={16} />
          Quitar de este dispositivo
        </Button>
      </chakra.div>
    </Dialog>
  );
}

function Answers({ answers }: Pick<Receipt, 'answers'>) {
  return (
    <chakra.section marginTop="5" paddingTop="5" borderTopWidth="1px">
      <chakra.h3 textStyle="h4" marginBottom="3">
        Tus respuestas
      </chakra.h3>
      <chakra.dl display="grid" gap="3">
        {answers.map(({ question, text }) => (
          <div key={question}>
            <chakra.dt color="ink.muted" textStyle="sm">
              {question}
            </chakra.dt>
            <chakra.dd whiteSpace="pre-line">{text}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}

function Tools({ receipt }: Pick<ReceiptDialogProps, 'receipt'>) {
  const { name } = useCompany();

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      gap="2"
      width="100%"
      _print={{ display: 'none' }}
    >
      <Button
        variant="outline"
        onClick={() => void copyText(receiptText(receipt, name), copyTexts)}
      >
        <Copy aria-hidden size={18} />
        Copiar
      </Button>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        Imprimir comprobante
      </Button>
    </chakra.div>
  );
}

const copyTexts = {
  done: 'Copiamos tu comprobante.',
  failed: 'No pudimos copiar el comprobante. Puedes imprimirlo o seleccionarlo.',
};
