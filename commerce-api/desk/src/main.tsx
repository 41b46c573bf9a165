import 'shared-contracts/theme.css';
import 'shared-contracts/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';

const place = document.getElementById('desk');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
