import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { steps, type Step } from '../../on-device/wizard-draft';

const titles: Record<Step, string> = {
  email: 'Verificar Postulante',
  details: 'Datos Postulante',
  answers: 'Preguntas Filtro',
};

/** The steps as piers of a bridge. The current one holds the heading of the form below. */
export function StepList({ current }: { current: Step }) {
  const position = steps.indexOf(current);
  const heading = useHeadingFocus(current);

  return (
    <chakra.div>
      <chakra.p color="ink.muted" textStyle="sm" fontWeight="600" marginBottom="3">
        {`Paso ${position + 1} de ${steps.length}`}
      </chakra.p>
      <chakra.ol display="grid" gridTemplateColumns={`repeat(${steps.length}, 1fr)`}>
        {steps.map((step, index) => (
          <chakra.li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            position="relative"
            display="grid"
            justifyItems="center"
            alignContent="start"
            gap="2"
            textAlign="center"
          >
            {index > 0 && <Span isCrossed={index <= position} />}
            <Node index={index} position={position} />
            {step === current ? (
              <chakra.h2 ref={heading} tabIndex={-1} outline="none" css={labelLook} color="ink">
                {titles[step]}
              </chakra.h2>
            ) : (
              <chakra.span css={labelLook} color="ink.muted">
                {titles[step]}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

const labelLook = {
  fontSize: '0.9375rem',
  fontWeight: '600',
  lineHeight: '1.3',
  paddingInline: '4px',
};

const nodeSize = '36px';

/** Forced colours remove the backgrounds that mark the current step. */
const currentLook: SystemStyleObject = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    bg: 'Highlight',
    borderColor: 'Highlight',
    color: 'HighlightText',
  },
};

/** Number of a step, or a tick if it is complete. */
function Node({ index, position }: { index: number; position: number }) {
  const isReached = index <= position;

  return (
    <chakra.span
      aria-hidden
      display="flex"
      alignItems="center"
      justifyContent="center"
      width={nodeSize}
      height={nodeSize}
      borderRadius="full"
      border="2px solid"
      borderColor={isReached ? 'primary' : 'line.strong'}
      bg={isReached ? 'primary' : 'surface'}
      color={isReached ? 'white' : 'ink.muted'}
      fontWeight="700"
      css={index === position ? currentLook : undefined}
    >
      {index < position ? <Check size={18} /> : index + 1}
    </chakra.span>
  );
}

/** Arch between a step and the previous one. */
function Span({ isCrossed }: { isCrossed: boolean }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      position="absolute"
      top="2"
      right={`calc(50% + ${nodeSize} / 2)`}
      width={`calc(100% - ${nodeSize})`}
      height="20px"
      fill="none"
      stroke="currentColor"
      color={isCrossed ? 'primary' : 'line.strong'}
    >
      <path
        d="M0 12 Q50 -8 100 12"
        strokeWidth="2.5"
        strokeDasharray={isCrossed ? undefined : '5 5'}
        vectorEffect="non-scaling-stroke"
      />
    </chakra.svg>
  );
}

/**
 * Focuses the heading of a new step, so that it is announced. The first step leaves the focus to
 * the page.
 */
function useHeadingFocus(current: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);

  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);

  return heading;
}
