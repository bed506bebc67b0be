import './settings';
import '../../start/run-api';
