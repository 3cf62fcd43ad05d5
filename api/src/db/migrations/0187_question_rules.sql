-- What a discard by a killer question followed: the question as it was asked, with what rejects and its version, which names
-- nobody and stays with the decision; and what was answered, which goes with whoever it was about. Null: decided before it was
-- noted; of such a decision `decision_inputs.question` holds the words of the question.
lock table decisions, decision_inputs in access exclusive mode;
alter table decisions add column question_rule jsonb;
alter table decision_inputs add column answer jsonb;
