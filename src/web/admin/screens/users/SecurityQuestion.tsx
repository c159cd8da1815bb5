import { fieldId } from '../../forms/ErrorSummary.tsx'
import { FieldShell } from '../../forms/FieldShell.tsx'

/** The specification's three questions. The question is never sent: only the answer is kept. */
const questions = [
  { value: 'option1', label: 'What was the name of your elementary school?' },
  { value: 'option2', label: 'In which city were you born?' },
  { value: 'option3', label: 'What is your favourite colour?' },
]

export function SecurityQuestion({ chosen, onChoose }: { chosen: string; onChoose(value: string): void }) {
  const name = 'securityQuestion'
  return (
    <FieldShell name={name} label="Security question">
      <select id={fieldId(name)} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {questions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
