import { LazyMotion, m, MotionConfig } from 'framer-motion';
import { useState, type ReactNode } from 'react';
import { steps, type Step } from '../../on-device/wizard-draft';

// Loaded in a separate chunk during the first step.
const loadFeatures = () => import('./motion-features').then(({ motionFeatures }) => motionFeatures);

/** Slides a step in from its side. Only the position is animated, so it stays readable. */
export function StepMotion({ step, children }: { step: Step; children: ReactNode }) {
  const direction = useDirection(step);

  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={loadFeatures} strict>
        <m.div
          key={step}
          initial={direction === 0 ? false : { x: direction * 24 }}
          animate={{ x: 0 }}
          transition={{ duration: 0.2, ease: 'easeOut' }}
        >
          {children}
        </m.div>
      </LazyMotion>
    </MotionConfig>
  );
}

/** 1 for a later step, -1 for an earlier one, 0 for the first one shown. */
function useDirection(step: Step) {
  const [move, setMove] = useState({ step, direction: 0 });
  if (move.step === step) return move.direction;
  const direction = steps.indexOf(step) > steps.indexOf(move.step) ? 1 : -1;
  setMove({ step, direction });
  return direction;
}
