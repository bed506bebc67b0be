import { LazyMotion, m, MotionConfig } from 'framer-motion';
import { useState, type ReactNode } from 'react';
import { steps, type Step } from '../../on-device/wizard-draft';

// The features come in a chunk of their own while the first step is filled in.
const loadFeatures = () => import('./motion-features').then(({ motionFeatures }) => motionFeatures);

/** A step comes in from the side it lies on. Only its place moves, so it can be read at any moment. */
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

/** 1 when the step follows the one before it, -1 when it precedes it, 0 for the first one shown. */
function useDirection(step: Step) {
  const [move, setMove] = useState({ step, direction: 0 });
  if (move.step === step) return move.direction;
  const direction = steps.indexOf(step) > steps.indexOf(move.step) ? 1 : -1;
  setMove({ step, direction });
  return direction;
}
