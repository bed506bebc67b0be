export { domMin as motionFeatures } from 'framer-motion';
