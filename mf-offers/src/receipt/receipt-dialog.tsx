import { chakra } from '@chakra-ui/react/styled-system';
import { useCompany } from '@portal/kit/company/use-company';
import { OriginalText } from '@portal/kit/ui/original-text';
import { Button } from '@portal/kit/ui/button';
import { Dialog } from '@portal/kit/ui/dialog';
import { Copy, Printer, Trash2 } from 'lucide-react';
import { copyText } from './copy-text';
import type { Receipt, ReceiptContent } from './receipt';
import { receiptFacts, receiptText } from './receipt-facts';
import { ReceiptRest, useWholeReceipt } from './receipt-rest';

export type ReceiptDialogProps = {
  /** Includes the sent data if this page sent them. */
  receipt: Receipt;
  onClose: () => void;
  onDelete: () => void;
};

export function ReceiptDialog({ receipt: kept, onClose, onDelete }: ReceiptDialogProps) {
  const whole = useWholeReceipt(kept);
  const { receipt } = whole;
  const { answers = [] } = receipt.content ?? {};

  return (
    <Dialog
      title="Comprobante de postulación"
      isOpen
      onClose={onClose}
      footer={<Tools receipt={receipt} />}
    >
      <chakra.dl display="grid" gap="3">
        {receiptFacts(receipt).map(({ label, value, later }) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '160px 1fr' }}
            columnGap="4"
          >
            <chakra.dt color="ink.muted" textStyle="sm">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="600">
              <OriginalText text={value} later={later} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <ReceiptRest {...whole} />
      {answers.length > 0 && <Answers answers={answers} />}
      <chakra.div marginTop="5" _print={{ display: 'none' }}>
        <chakra.p textStyle="sm" color="ink.muted">
          En este dispositivo quedan solo el código y la oferta. Guarda una copia si quieres tener
          el resto.
        </chakra.p>
        <Button variant="ghost" size="sm" marginInline="-3" onClick={onDelete}>
          <Trash2 aria-hidden size={16} />
          Quitar de este dispositivo
        </Button>
      </chakra.div>
    </Dialog>
  );
}

function Answers({ answers }: Pick<ReceiptContent, 'answers'>) {
  return (
    <chakra.section marginTop="5" paddingTop="5" borderTopWidth="1px">
      <chakra.h3 textStyle="h4" marginBottom="3">
        Tus respuestas
      </chakra.h3>
      <chakra.dl display="grid" gap="3">
        {answers.map(({ question, text }) => (
          <div key={question.text}>
            <chakra.dt color="ink.muted" textStyle="sm">
              <OriginalText text={question.text} later={question.later} />
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
